//! Compiles programs to code for the machine.

use super::check::check_scripts;
use super::code::{
    Code, CustomBlock, Function, Hat, Instruction, ListPlace, Op, ScriptCode, SpriteCode, VariablePlace,
};
use super::{
    Block, BlockId, Definition, Finding, List, Opcode, PlacedScript, Problem, Program, Slot, SlotKind, Sprite, Value,
    numbered,
};
use std::collections::HashMap;
use std::sync::Arc;

/// Compiles a program. A program with errors runs as far as it can: the machine stops when it reaches a block that cannot run.
///
/// # Errors
/// Only [`Problem::Long`].
pub fn compile(program: &Program) -> Result<Code, Vec<Finding>> {
    let findings = check_scripts(program, |_| true);
    if findings.iter().any(|finding| finding.problem == Problem::Long) {
        return Err(findings);
    }
    let mut faults: HashMap<BlockId, Vec<Problem>> = HashMap::new();
    for Finding { block, problem } in findings {
        if let Some(block) = block.filter(|_| problem.stops()) {
            faults.entry(block).or_default().push(problem);
        }
    }
    let mut compiler = Compiler {
        program,
        faults,
        code: Code {
            sprites: program.sprites.iter().map(sprite_code).collect(),
            variables: program.variables.clone(),
            lists: lists(&program.lists),
            blocks: program.count(),
            places: vec![None; program.count()],
            program: program.clone(),
            ..Code::default()
        },
    };
    // Calls need the indices of all custom blocks.
    for placed in program.scripts() {
        if let Some(definition) = &placed.script.definition {
            compiler.code.custom_blocks.push(custom_block(&placed, definition));
        }
    }
    let mut defined = 0..;
    for placed in program.scripts() {
        match (&placed.script.definition, placed.script.blocks.first()) {
            (Some(definition), _) => {
                let own = defined.next().unwrap_or(0);
                let (entry, locals, names) =
                    compiler.body(&placed, definition.inputs().map(|input| input.name.clone()));
                let block = &mut compiler.code.custom_blocks[own];
                (block.entry, block.locals, block.names) = (entry, locals, names);
            }
            (None, Some(first)) => {
                let hat = hat(first).unwrap_or(Hat::None);
                let (entry, locals, names) = compiler.body(&placed, std::iter::empty());
                let (sprite, block) = (placed.sprite_index as u16, placed.id);
                compiler.code.scripts.push(ScriptCode { hat, sprite, entry, locals, names, block });
            }
            (None, None) => {}
        }
    }
    Ok(compiler.code)
}

fn lists(lists: &[List]) -> Vec<(String, Vec<Value>)> {
    lists.iter().map(|list| (list.name.clone(), list.items.iter().map(|item| Value::typed(item)).collect())).collect()
}

fn sprite_code(sprite: &Sprite) -> SpriteCode {
    SpriteCode {
        name: sprite.name.clone(),
        costumes: sprite.costumes.clone(),
        variables: sprite.variables.clone(),
        lists: lists(&sprite.lists),
    }
}

fn custom_block(placed: &PlacedScript<'_>, definition: &Definition) -> CustomBlock {
    CustomBlock {
        label: definition.label(),
        sprite: placed.sprite_index as u16,
        inputs: definition.inputs().count() as u16,
        reports: definition.shape.is_reporter(),
        names: Vec::new(),
        block: placed.id,
        entry: 0,
        locals: 0,
        without_refresh: definition.without_refresh,
    }
}

fn hat(block: &Block) -> Option<Hat> {
    let text = || block.text(0).unwrap_or_default();
    match block.opcode {
        Opcode::WhenFlagClicked => Some(Hat::Flag),
        Opcode::WhenKeyPressed => Some(Hat::Key(text().to_owned())),
        Opcode::WhenClicked => Some(Hat::Clicked),
        Opcode::WhenReceived => Some(Hat::Received(text().to_lowercase())),
        Opcode::WhenCloned => Some(Hat::Cloned),
        _ => None,
    }
}

/// Returns true if a custom block is called in the slot.
fn calls(slot: &Slot) -> bool {
    slot.block().is_some_and(|block| block.opcode == Opcode::Call || block.slots.iter().any(calls))
}

struct Compiler<'a> {
    program: &'a Program,
    /// The reasons why blocks cannot run.
    faults: HashMap<BlockId, Vec<Problem>>,
    code: Code,
}

/// The script that is being compiled.
struct Scope<'a> {
    sprite: &'a Sprite,
    sprite_index: usize,
    /// The names of the inputs, followed by those of the script variables.
    names: Vec<String>,
    inputs: usize,
    /// The number of values that a call stores: those of the names, and those of loops.
    locals: u16,
}

impl Compiler<'_> {
    fn body(&mut self, placed: &PlacedScript<'_>, inputs: impl Iterator<Item = String>) -> (u32, u16, Vec<String>) {
        let mut names: Vec<String> = inputs.collect();
        let inputs = names.len();
        names.extend(placed.script.script_variables().into_iter().map(str::to_owned));
        let locals = names.len() as u16;
        let mut scope = Scope { sprite: placed.sprite, sprite_index: placed.sprite_index, names, inputs, locals };
        let entry = self.here();
        let head = placed.script.definition.as_ref().map(|_| placed.id);
        self.fault(head, |problem| !matches!(problem, Problem::NoReport(_)));
        self.stack(placed.stack(), &mut scope);
        // A caller that waits for a value would get none.
        self.fault(head, |problem| matches!(problem, Problem::NoReport(_)));
        self.emit(Op::Return, [0; 2], placed.id);
        (entry, scope.locals, scope.names)
    }

    fn here(&self) -> u32 {
        self.code.instructions.len() as u32
    }

    fn emit(&mut self, op: Op, takes: [u32; 2], block: BlockId) -> usize {
        self.code.instructions.push(Instruction { op, takes, block });
        self.code.instructions.len() - 1
    }

    /// Makes the machine stop at the block if it cannot run for such a reason. Returns true if there is one.
    fn fault(&mut self, block: Option<BlockId>, is_meant: impl Fn(&Problem) -> bool) -> bool {
        let problems = block.and_then(|block| Some((block, self.faults.get(&block)?)));
        let problem =
            problems.and_then(|(block, problems)| Some((block, problems.iter().find(|other| is_meant(other))?)));
        let Some((block, problem)) = problem else { return false };
        self.code.faults.push(Arc::new(problem.clone()));
        self.emit(Op::Fault(self.code.faults.len() as u32 - 1), [0; 2], block);
        true
    }

    /// Makes an earlier jump lead here.
    fn patch_jump(&mut self, jump: usize) {
        let here = self.here();
        match &mut self.code.instructions[jump].op {
            Op::Jump(to) | Op::JumpUnless(to) | Op::JumpIf(to) => *to = here,
            Op::RepeatNext { exit, .. } | Op::ForNext { exit, .. } => *exit = here,
            _ => {}
        }
    }

    /// Returns the index of a constant, adding it if it is new.
    fn constant(&mut self, value: Value) -> u32 {
        let known = self.code.places.iter().skip(self.code.blocks).position(|other| other.as_ref() == Some(&value));
        let place = known.map_or(self.code.places.len(), |known| self.code.blocks + known);
        if known.is_none() {
            self.code.places.push(Some(value));
        }
        place as u32
    }

    fn stack<'b>(&mut self, blocks: impl Iterator<Item = (BlockId, &'b Block)>, scope: &mut Scope<'_>) {
        for (id, block) in blocks {
            self.block(id, block, scope);
        }
    }

    /// Compiles the slots that take values, first to last. Returns the indices of the values; those of a call are pushed to the
    /// stack.
    fn slots(&mut self, id: BlockId, block: &Block, scope: &mut Scope<'_>) -> [u32; 2] {
        let is_call = block.opcode == Opcode::Call;
        let mut inside = block.in_slots(id).peekable();
        let (mut takes, mut taken, mut kept) = ([0; 2], 0, Vec::new());
        for (slot, content) in block.slots.iter().enumerate() {
            let kind = block.slot_kind(slot);
            let is_value = is_call && slot > 0 || kind.is_some_and(SlotKind::takes_blocks);
            let place = match (inside.next_if(|&(at, ..)| at == slot), content) {
                (Some((_, id, inner)), _) => {
                    self.block(id, inner, scope);
                    u32::from(id.0)
                }
                (None, Slot::Text(text)) if is_value && kind != Some(SlotKind::CloneOf) => {
                    let typed = Value::typed(text);
                    // A number slot converts a typed text anyway, so it can be converted now.
                    self.constant(match kind {
                        Some(SlotKind::Number) if matches!(typed, Value::Numeral(_)) => {
                            Value::Number(typed.to_number())
                        }
                        _ => typed,
                    })
                }
                (None, Slot::Empty) if scope.sprite.slot_kind(block, slot) == Some(SlotKind::Boolean) => {
                    self.constant(Value::Boolean(false))
                }
                _ => continue,
            };
            // The called block may run this block again, so the values before it are stored.
            let is_kept = matches!(content, Slot::Block(_)) && block.slots[slot + 1..].iter().any(calls);
            if is_call || is_kept {
                self.emit(Op::Keep, [place, 0], id);
            }
            if is_kept && !is_call {
                kept.push(place);
            }
            if let Some(takes) = takes.get_mut(taken) {
                *takes = place;
            }
            taken += 1;
        }
        for place in kept.into_iter().rev() {
            self.emit(Op::Take(place), [0; 2], id);
        }
        takes
    }

    fn branch(&mut self, id: BlockId, block: &Block, index: usize, scope: &mut Scope<'_>) {
        if let Some((first, branch)) = block.in_mouths(id).nth(index) {
            self.stack(numbered(first, branch), scope);
        }
    }

    fn block(&mut self, id: BlockId, block: &Block, scope: &mut Scope<'_>) {
        if self.fault(Some(id), |_| true) {
            return;
        }
        let head = self.here();
        let takes = self.slots(id, block, scope);
        match block.opcode {
            Opcode::If => {
                let over = self.emit(Op::JumpUnless(0), takes, id);
                self.branch(id, block, 0, scope);
                self.patch_jump(over);
            }
            Opcode::IfElse => {
                let otherwise = self.emit(Op::JumpUnless(0), takes, id);
                self.branch(id, block, 0, scope);
                let over = self.emit(Op::Jump(0), takes, id);
                self.patch_jump(otherwise);
                self.branch(id, block, 1, scope);
                self.patch_jump(over);
            }
            Opcode::Forever => {
                self.emit(Op::Nothing, takes, id);
                self.branch(id, block, 0, scope);
                self.emit(Op::Loop(head), takes, id);
            }
            Opcode::RepeatUntil => {
                let out = self.emit(Op::JumpIf(0), takes, id);
                self.branch(id, block, 0, scope);
                self.emit(Op::Loop(head), takes, id);
                self.patch_jump(out);
            }
            Opcode::Repeat => {
                let left = scope.keep(1);
                self.emit(Op::RepeatStart(left), takes, id);
                let head = self.here();
                let out = self.emit(Op::RepeatNext { left, exit: 0 }, takes, id);
                self.branch(id, block, 0, scope);
                self.emit(Op::Loop(head), takes, id);
                self.patch_jump(out);
            }
            Opcode::For => {
                let next = scope.keep(3);
                self.emit(Op::ForStart(next), takes, id);
                let head = self.here();
                let out = self.emit(Op::ForNext { next, exit: 0 }, takes, id);
                let counter = self.variable(block, scope);
                self.emit(Op::Set(counter), [u32::from(id.0), 0], id);
                self.branch(id, block, 0, scope);
                self.emit(Op::Loop(head), takes, id);
                self.patch_jump(out);
            }
            Opcode::True | Opcode::False => {
                let truth = self.constant(Value::Boolean(block.opcode == Opcode::True));
                self.emit(Op::Copy, [truth, 0], id);
            }
            _ => {
                let op = self.simple(head, block, scope);
                self.emit(op, takes, id);
            }
        }
    }

    fn variable(&self, block: &Block, scope: &Scope<'_>) -> VariablePlace {
        let name = block.text(0).unwrap_or_default();
        let place = |names: &[String]| names.iter().position(|other| other == name).map(|place| place as u16);
        // Inputs have blocks of their own. A variable of the same name is a different thing.
        let is_input = matches!(block.opcode, Opcode::Parameter | Opcode::BooleanParameter);
        let range = if is_input { 0..scope.inputs } else { scope.inputs..scope.names.len() };
        let in_call = range.into_iter().find(|&place| scope.names[place] == name).map(|place| place as u16);
        in_call
            .map(VariablePlace::Call)
            .or_else(|| place(&scope.sprite.variables).map(VariablePlace::Sprite))
            .or_else(|| place(&self.program.variables).map(VariablePlace::Program))
            .unwrap_or(VariablePlace::Program(0))
    }

    fn list(&self, block: &Block, scope: &Scope<'_>) -> ListPlace {
        let slot = block.opcode.spec().slots.iter().position(|slot| slot.kind == SlotKind::List);
        let name = slot.and_then(|slot| block.text(slot)).unwrap_or_default();
        let place = |lists: &[List]| lists.iter().position(|list| list.name == name).map(|place| place as u16);
        place(&scope.sprite.lists)
            .map(ListPlace::Sprite)
            .or_else(|| place(&self.program.lists).map(ListPlace::Program))
            .unwrap_or(ListPlace::Program(0))
    }

    /// Returns the operation of a block without mouths. `head` is the instruction at which its slots begin.
    fn simple(&mut self, head: u32, block: &Block, scope: &mut Scope<'_>) -> Op {
        let text = || block.text(0).unwrap_or_default();
        match block.opcode {
            Opcode::Variable | Opcode::Parameter | Opcode::BooleanParameter => Op::Load(self.variable(block, scope)),
            Opcode::SetVariable => Op::Set(self.variable(block, scope)),
            Opcode::ChangeVariable => Op::Change(self.variable(block, scope)),
            Opcode::ScriptVariables => {
                let first = scope.names.iter().position(|name| name == text()).unwrap_or(0);
                Op::Zero(first as u16, block.slots.len() as u16)
            }
            Opcode::List => Op::Contents(self.list(block, scope)),
            Opcode::AddToList => Op::AddTo(self.list(block, scope)),
            Opcode::DeleteOfList => Op::DeleteOf(self.list(block, scope)),
            Opcode::DeleteAllOfList => Op::DeleteAll(self.list(block, scope)),
            Opcode::InsertAtList => Op::InsertAt(self.list(block, scope)),
            Opcode::ReplaceItem => Op::Replace(self.list(block, scope)),
            Opcode::ItemOf => Op::Item(self.list(block, scope)),
            Opcode::ItemNumber => Op::ItemNumber(self.list(block, scope)),
            Opcode::LengthOfList => Op::Length(self.list(block, scope)),
            Opcode::ListContains => Op::Has(self.list(block, scope)),
            Opcode::Add => Op::Add,
            Opcode::Subtract => Op::Subtract,
            Opcode::Multiply => Op::Multiply,
            Opcode::Divide => Op::Divide,
            Opcode::Mod => Op::Mod,
            Opcode::Random => Op::Random,
            Opcode::Greater => Op::Greater,
            Opcode::Less => Op::Less,
            Opcode::Equals => Op::Equals,
            Opcode::And => Op::And,
            Opcode::Or => Op::Or,
            Opcode::Not => Op::Not,
            Opcode::Join => Op::Join,
            Opcode::LetterOf => Op::LetterOf,
            Opcode::LengthOf => Op::LengthOf,
            Opcode::Contains => Op::Contains,
            Opcode::Round => Op::Round,
            Opcode::FunctionOf => Op::Function(match text() {
                "floor" => Function::Floor,
                "ceiling" => Function::Ceiling,
                "sqrt" => Function::Sqrt,
                "sin" => Function::Sin,
                "cos" => Function::Cos,
                "tan" => Function::Tan,
                "asin" => Function::Asin,
                "acos" => Function::Acos,
                "atan" => Function::Atan,
                "ln" => Function::Ln,
                "log" => Function::Log,
                "e ^" => Function::ExpE,
                "10 ^" => Function::Exp10,
                _ => Function::Abs,
            }),
            Opcode::Call => {
                let mut blocks = self.code.custom_blocks.iter();
                let is_meant =
                    |other: &CustomBlock| usize::from(other.sprite) == scope.sprite_index && other.label == text();
                Op::Call(blocks.position(is_meant).unwrap_or(0) as u16)
            }
            Opcode::Report => Op::Report,
            Opcode::Stop => match text() {
                "all" => Op::StopAll,
                "this script" => Op::StopThis,
                _ => Op::StopOthers,
            },
            Opcode::Broadcast => Op::Broadcast,
            Opcode::BroadcastAndWait => Op::BroadcastAndWait,
            Opcode::Wait => Op::Wait,
            Opcode::WaitUntil => Op::WaitUntil(head),
            Opcode::CreateClone if block.text(0) == Some("myself") => Op::CloneMyself,
            Opcode::CreateClone => match &block.slots[0] {
                Slot::Text(name) => {
                    let place = self.program.sprites.iter().position(|sprite| sprite.name == *name);
                    Op::CloneOf(place.unwrap_or(scope.sprite_index) as u16)
                }
                _ => Op::CloneNamed,
            },
            Opcode::DeleteClone => Op::DeleteClone,
            Opcode::SwitchCostume => Op::SwitchCostume,
            Opcode::NextCostume => Op::NextCostume,
            Opcode::CostumeNumber if text() == "number" => Op::CostumeNumber,
            Opcode::CostumeNumber => Op::CostumeName,
            Opcode::Say => Op::Say,
            Opcode::Show => Op::Show(true),
            Opcode::Hide => Op::Show(false),
            Opcode::Ask => Op::Ask,
            Opcode::Answer => Op::Answer,
            Opcode::GoTo => Op::GoTo,
            Opcode::XPosition => Op::XPosition,
            Opcode::YPosition => Op::YPosition,
            // Blocks with mouths and constants are compiled elsewhere, and a hat has run when its script starts.
            Opcode::True
            | Opcode::False
            | Opcode::If
            | Opcode::IfElse
            | Opcode::Forever
            | Opcode::Repeat
            | Opcode::RepeatUntil
            | Opcode::For
            | Opcode::WhenFlagClicked
            | Opcode::WhenKeyPressed
            | Opcode::WhenClicked
            | Opcode::WhenReceived
            | Opcode::WhenCloned
            // The machine stops before it reaches a foreign block.
            | Opcode::ForeignHat
            | Opcode::ForeignStack
            | Opcode::ForeignC
            | Opcode::ForeignCap
            | Opcode::ForeignRound
            | Opcode::ForeignSixSided => Op::Nothing,
        }
    }
}

impl Scope<'_> {
    /// Reserves space for values that a loop stores.
    fn keep(&mut self, values: u16) -> u16 {
        self.locals += values;
        self.locals - values
    }
}
