//! The program of blocks that runs: the player's own, or else ours.

use super::sitting::Sitting;
use crate::blocks::{Code, Finding, Program, ProgramError, check, compile, read_program, shipped_program};
use crate::game::owl::Speech;
use crate::game::owl::words;
use crate::game::script::{FrameSystems, Script, ScriptSystems};
use bevy::prelude::*;
use std::sync::Arc;

/// The program of blocks, as it is seen and as it runs.
#[derive(Resource, Clone, Default, Debug)]
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

    fn read(text: &Arc<str>) -> Result<BlockProgram, ProgramError> {
        let program = if text.is_empty() { shipped_program() } else { read_program("", text) }?;
        Ok(BlockProgram { text: Arc::clone(text), is_own: !text.is_empty(), ..BlockProgram::of(Arc::new(program)) })
    }
}

pub(super) fn plugin(app: &mut App) {
    let follow = || follow.run_if(resource_changed::<Sitting>);
    // A test reads all programs that are compiled in.
    let ours = BlockProgram::read(&Arc::default()).inspect_err(|unread| error!("{unread}")).unwrap_or_default();
    app.insert_resource(ours)
        .add_systems(Update, follow().in_set(FrameSystems::Keys))
        .add_systems(Script, follow().in_set(ScriptSystems::Solved));
}

/// Undo, another game and a change in the editor bring another program.
pub(super) fn follow(sitting: Res<Sitting>, mut program: ResMut<BlockProgram>, mut speech: ResMut<Speech>) {
    let text = sitting.session().program();
    if program.text == *text {
        return;
    }
    match BlockProgram::read(text) {
        Ok(read) => *program = read,
        Err(unread) => {
            // What cannot be read stays in the sitting; the program before it goes on.
            program.bypass_change_detection().text = Arc::clone(text);
            speech.refuse(words::capitalised(&unread.to_string()));
        }
    }
}
