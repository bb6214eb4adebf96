//! The program of blocks that runs: the player's own, or else ours.

use std::sync::Arc;
use sudoku_blocks::{Code, Finding, Program, ProgramError, check, compile, read_program, shipped_program};

/// The program of blocks, as it is seen and as it runs.
#[derive(Clone, Default, Debug)]
pub struct BlockProgram {
    /// As it stands in the session; empty for ours.
    text: Arc<str>,
    is_own: bool,
    program: Arc<Program>,
    code: Arc<Code>,
    findings: Vec<Finding>,
}

impl BlockProgram {
    /// The program.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The same, as a machine runs it.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// What is wrong with it, in reading order.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Whether it is the player's, and not the one that ships.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    /// A program that stands in no session.
    pub fn of(program: Arc<Program>) -> BlockProgram {
        // A program that was read or edited is no longer than a machine takes.
        let code = Arc::new(compile(&program).unwrap_or_default());
        let findings = check(&program);
        BlockProgram { text: Arc::default(), is_own: false, program, code, findings }
    }

    /// The text from which it was read; empty for ours.
    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// What cannot be read stays in the sitting; the program before it goes on.
    pub fn pass_over(&mut self, text: &Arc<str>) {
        self.text = Arc::clone(text);
    }

    /// Reads the program of a session.
    ///
    /// # Errors
    /// [`ProgramError`], with the place and the reason.
    pub fn read(text: &Arc<str>) -> Result<BlockProgram, ProgramError> {
        let program = if text.is_empty() { shipped_program() } else { read_program("", text) }?;
        Ok(BlockProgram { text: Arc::clone(text), is_own: !text.is_empty(), ..BlockProgram::of(Arc::new(program)) })
    }
}
