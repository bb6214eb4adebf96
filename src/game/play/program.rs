//! Keeps the block program in step with the session.

use crate::game::owl::Speech;
use crate::game::script::{FrameSystems, RequestSchedule, RequestSystems};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{Code, Finding, Program, ProgramError, check, compile, read_program, shipped_program};

pub(super) fn plugin(app: &mut App) {
    let follow = || follow.run_if(resource_changed::<Session>);
    // A test reads all programs that are compiled in.
    let ours = BlockProgram::read(&Arc::default()).unwrap_or_default();
    app.insert_resource(ours)
        .add_systems(Update, follow().in_set(FrameSystems::Keys))
        .add_systems(RequestSchedule, follow().in_set(RequestSystems::Solved));
}

/// Loads the session's program after Undo, a change of game, or an edit.
pub(super) fn follow(session: Res<Session>, mut program: ResMut<BlockProgram>, mut speech: ResMut<Speech>) {
    if program.text() == session.program() {
        return;
    }
    match program.bypass_change_detection().reread(session.program(), None) {
        Ok(()) => program.set_changed(),
        Err(unread) => speech.refuse(sudoku_words::capitalised(&unread.to_string())),
    }
}

/// A block program in its edited and its compiled form.
#[derive(Resource, Clone, Default, Debug)]
pub struct BlockProgram {
    /// The text stored in the session; empty for the shipped program.
    text: Arc<str>,
    is_own: bool,
    program: Arc<Program>,
    code: Arc<Code>,
    findings: Vec<Finding>,
}

impl BlockProgram {
    /// Returns the program as the editor shows it.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// Returns the compiled program.
    pub fn code(&self) -> &Arc<Code> {
        &self.code
    }

    /// Returns the program's errors, in reading order.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// Returns true if the program is the player's own.
    pub fn is_own(&self) -> bool {
        self.is_own
    }

    /// Wraps a program that belongs to no session.
    pub fn of(program: Arc<Program>) -> BlockProgram {
        // Programs that were read or edited are never too long to compile.
        let code = Arc::new(compile(&program).unwrap_or_default());
        let findings = check(&program);
        BlockProgram { text: Arc::default(), is_own: false, program, code, findings }
    }

    /// Returns the text from which the program was read; empty for the shipped one.
    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// Reads the program again after its text has changed. An empty text is that of `base`, or else of the shipped program.
    ///
    /// # Errors
    /// Returns [`ProgramError`] if the text is no program. The previous program stays, and the text, which the session still
    /// holds, is not read again.
    pub fn reread(&mut self, text: &Arc<str>, base: Option<&Arc<Program>>) -> Result<(), ProgramError> {
        self.text = Arc::clone(text);
        *self = match base.filter(|_| text.is_empty()) {
            Some(base) => BlockProgram::of(Arc::clone(base)),
            None => BlockProgram::read(text)?,
        };
        Ok(())
    }

    /// Reads the program of a session.
    ///
    /// # Errors
    /// Returns [`ProgramError`], with the place and the reason, if the text is no program.
    pub fn read(text: &Arc<str>) -> Result<BlockProgram, ProgramError> {
        let program = if text.is_empty() { shipped_program() } else { read_program("", text) }?;
        Ok(BlockProgram { text: Arc::clone(text), is_own: !text.is_empty(), ..BlockProgram::of(Arc::new(program)) })
    }
}
