//! Keeps the block program in step with the session.

use crate::game::owl::Speech;
use crate::game::script::{FrameSystems, RequestSchedule, RequestSystems};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use std::sync::Arc;
use sudoku_blocks::{CLASSIC_PROGRAM, Code, Finding, Program, ProgramError, bundled, check, compile, read_program};

pub(super) fn plugin(app: &mut App) {
    let follow = || follow.run_if(resource_changed::<Session>);
    // A test reads all programs that are compiled in.
    let ours = BlockProgram::read(CLASSIC_PROGRAM, &Arc::default()).unwrap_or_default();
    app.insert_resource(ours)
        .add_systems(Update, follow().in_set(FrameSystems::Keys))
        .add_systems(RequestSchedule, follow().in_set(RequestSystems::Solved));
}

/// Loads the session's program after Undo, a change of game or of the board's rules, or an edit.
pub(super) fn follow(session: Res<Session>, mut program: ResMut<BlockProgram>, mut speech: ResMut<Speech>) {
    let (name, text) = (session.program_name(), session.program());
    if program.name == name && *program.text() == text {
        return;
    }
    match BlockProgram::read(name, &text) {
        Ok(read) => *program = read,
        Err(unread) => {
            // The previous program stays, and the text, which the session still holds, is not read again.
            let program = program.bypass_change_detection();
            (program.name, program.text) = (name, text);
            speech.refuse(sudoku_words::capitalised(&unread.to_string()));
        }
    }
}

/// A block program in its edited and its compiled form.
#[derive(Resource, Clone, Default, Debug)]
pub struct BlockProgram {
    /// The name of the bundled program that an empty text means; empty for the program of an exercise.
    name: &'static str,
    /// The text stored in the session; empty for the bundled program.
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
        BlockProgram { name: "", text: Arc::default(), is_own: false, program, code, findings }
    }

    /// Returns the text from which the program was read; empty for the bundled one.
    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// Reads the program of an exercise again after its text has changed. An empty text is that of `base`.
    ///
    /// # Errors
    /// Returns [`ProgramError`] if the text is no program. The previous program stays, and the text, which the session still
    /// holds, is not read again.
    pub fn reread(&mut self, text: &Arc<str>, base: &Arc<Program>) -> Result<(), ProgramError> {
        self.text = Arc::clone(text);
        *self = if text.is_empty() { BlockProgram::of(Arc::clone(base)) } else { BlockProgram::read("", text)? };
        Ok(())
    }

    /// Reads the program of a session. An empty text is the bundled program with this name.
    ///
    /// # Errors
    /// Returns [`ProgramError`], with the place and the reason, if the text is no program.
    pub fn read(name: &'static str, text: &Arc<str>) -> Result<BlockProgram, ProgramError> {
        let program = if text.is_empty() { bundled(name) } else { read_program("", text) }?;
        let is_own = !text.is_empty();
        Ok(BlockProgram { name, text: Arc::clone(text), is_own, ..BlockProgram::of(Arc::new(program)) })
    }
}
