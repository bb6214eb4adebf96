//! Translates lessons: the names, texts and custom blocks in their programs, and the tasks that mention them.
//!
//! A translated program has the same blocks in the same order, so each block has the same number in every language. The
//! names of costumes and of the lists in which the game finds a board are not translated.

use super::lesson::{Goal, Lesson, Task};
use super::patch::Probe;
use super::program_goal::{Condition, ProgramGoal, Trial};
use super::question::{AnswerForm, Moment, Quantity, Question};
use crate::Act;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use sudoku_blocks::{Block, BlockId, Definition, LabelPart, List, Opcode, Program, Script, Slot, SlotKind, Sprite};

/// One language's translations of names, texts and custom blocks in programs, by the English original.
#[derive(Default, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Texts(BTreeMap<String, String>);

impl Texts {
    /// Returns the translation, or the English text if there is none.
    pub(super) fn get<'a>(&'a self, english: &'a str) -> &'a str {
        self.0.get(english).map_or(english, String::as_str)
    }

    /// Returns the English texts that have a translation.
    pub(super) fn english(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Translates a lesson.
pub(super) fn translate(lesson: &Lesson, texts: &Texts) -> Lesson {
    let to = Translator { texts };
    let board = lesson.board.clone().map(|mut board| {
        board.list = to.text(&board.list);
        board
    });
    Lesson {
        program: Arc::new(to.program(&lesson.program)),
        board,
        tasks: lesson.tasks.iter().map(|task| to.task(task)).collect(),
        ..lesson.clone()
    }
}

/// Returns the texts of a program that languages translate: names, custom blocks, and typed texts that contain a letter.
pub fn texts(program: &Program) -> Vec<String> {
    let mut found = program.variables.clone();
    found.extend(program.lists.iter().map(|list| list.name.clone()));
    for sprite in &program.sprites {
        found.push(sprite.name.clone());
        found.extend(sprite.variables.iter().cloned());
        found.extend(sprite.lists.iter().map(|list| list.name.clone()));
        for script in &sprite.scripts {
            if let Some(definition) = &script.definition {
                found.push(definition.label());
                found.extend(definition.inputs().map(|input| input.name.clone()));
            }
            script.blocks.iter().for_each(|block| collect_texts(block, &mut found));
        }
    }
    found
}

fn collect_texts(block: &Block, found: &mut Vec<String>) {
    for (slot, content) in block.slots.iter().enumerate() {
        match content {
            Slot::Text(text) if is_translated(block, slot) && text.chars().any(char::is_alphabetic) => {
                found.push(text.clone());
            }
            Slot::Block(inner) => collect_texts(inner, found),
            Slot::Text(_) | Slot::Empty => {}
        }
    }
    block.branches.iter().flatten().for_each(|block| collect_texts(block, found));
}

/// Returns true if the slot holds a name or a text, rather than a choice from a fixed list.
fn is_translated(block: &Block, slot: usize) -> bool {
    let is_input = block.opcode.has_label() && slot > 0;
    match block.slot_kind(slot).filter(|_| !is_input).unwrap_or(SlotKind::Text) {
        SlotKind::Label => block.opcode == Opcode::Call,
        SlotKind::Text
        | SlotKind::Number
        | SlotKind::Variable
        | SlotKind::Counter
        | SlotKind::List
        | SlotKind::Broadcast
        | SlotKind::Message
        | SlotKind::NewVariables
        | SlotKind::Parameter => true,
        SlotKind::Boolean
        | SlotKind::Costume
        | SlotKind::Key
        | SlotKind::Stop
        | SlotKind::CloneOf
        | SlotKind::Function
        | SlotKind::NumberOrName => false,
    }
}

struct Translator<'a> {
    texts: &'a Texts,
}

impl Translator<'_> {
    /// Translates a text, or returns it unchanged if there is no translation.
    fn text(&self, text: &str) -> String {
        self.texts.get(text).to_owned()
    }

    fn program(&self, program: &Program) -> Program {
        let names = |names: &[String]| names.iter().map(|name| self.text(name)).collect();
        let lists = |lists: &[List]| {
            lists.iter().map(|list| List { name: self.text(&list.name), items: list.items.clone() }).collect()
        };
        let sprite = |sprite: &Sprite| Sprite {
            name: self.text(&sprite.name),
            costumes: names(&sprite.costumes),
            variables: names(&sprite.variables),
            lists: lists(&sprite.lists),
            scripts: sprite.scripts.iter().map(|script| self.script(script)).collect(),
        };
        Program {
            name: self.text(&program.name),
            variables: names(&program.variables),
            lists: lists(&program.lists),
            sprites: program.sprites.iter().map(sprite).collect(),
        }
    }

    fn script(&self, script: &Script) -> Script {
        Script {
            definition: script.definition.as_ref().map(|definition| self.definition(definition)),
            blocks: script.blocks.iter().map(|block| self.block(block)).collect(),
        }
    }

    fn definition(&self, definition: &Definition) -> Definition {
        let mut inputs = definition.inputs();
        let part = |word: &str| match if word == "_" { inputs.next() } else { None } {
            Some(input) => {
                let mut input = input.clone();
                input.name = self.text(&input.name);
                LabelPart::Input(input)
            }
            None => LabelPart::Word(word.to_owned()),
        };
        Definition { label: self.text(&definition.label()).split(' ').map(part).collect(), ..definition.clone() }
    }

    fn block(&self, block: &Block) -> Block {
        let slots = block.slots.iter().enumerate().map(|(slot, content)| match content {
            Slot::Text(text) if is_translated(block, slot) => Slot::Text(self.text(text)),
            Slot::Block(inner) => Slot::Block(Box::new(self.block(inner))),
            Slot::Text(_) | Slot::Empty => content.clone(),
        });
        Block {
            opcode: block.opcode,
            slots: slots.collect(),
            branches: block
                .branches
                .iter()
                .map(|branch| branch.iter().map(|block| self.block(block)).collect())
                .collect(),
            comment: block.comment.clone(),
        }
    }

    fn task(&self, task: &Task) -> Task {
        let program = self.program(&task.program);
        let goals = GoalTranslator { to: self, from: &task.program, program: &program };
        let goal = match &task.goal {
            Goal::Ask(question) => Goal::Ask(goals.question(question)),
            Goal::Reach { moment, solution } => {
                Goal::Reach { moment: goals.moment(moment), solution: self.acts(solution) }
            }
            Goal::Make(goal) => Goal::Make(goals.program_goal(goal)),
        };
        let probe =
            |(sprite, scripts): &Probe| (self.text(sprite), scripts.iter().map(|script| self.script(script)).collect());
        Task {
            acts: self.acts(&task.acts),
            takeover: goals.moment(&task.takeover),
            goal,
            sample_solution: task.sample_solution.as_ref().map(|sample| Arc::new(self.program(sample))),
            probes: task.probes.iter().map(probe).collect(),
            program: Arc::new(program),
            ..task.clone()
        }
    }

    fn acts(&self, acts: &[Act]) -> Vec<Act> {
        acts.iter().map(|act| self.act(act)).collect()
    }

    fn act(&self, act: &Act) -> Act {
        match act {
            Act::Call(label, inputs) => Act::Call(self.text(label), inputs.clone()),
            Act::ClickSprite(name) => Act::ClickSprite(self.text(name)),
            Act::Broadcast(message) => Act::Broadcast(self.text(message)),
            Act::Fill(list, items) => Act::Fill(self.text(list), items.clone()),
            Act::Flag | Act::Stop | Act::Script(_) | Act::Answer(_) | Act::Click(_) | Act::Key(_) => act.clone(),
        }
    }
}

/// Translates the moments and questions that refer to a program.
struct GoalTranslator<'a> {
    to: &'a Translator<'a>,
    /// The English program; `program` is its translation.
    from: &'a Program,
    program: &'a Program,
}

impl GoalTranslator<'_> {
    /// Translates the text of a block, as it is written in a script.
    fn block(&self, words: &str) -> String {
        let ids = (0..self.from.count() as u16).map(BlockId);
        let mut same = ids.filter(|&id| self.from.block(id).is_some_and(|block| block.to_string() == words));
        let block = same.next().and_then(|id| self.program.block(id));
        block.map_or_else(|| words.to_owned(), ToString::to_string)
    }

    fn moment(&self, moment: &Moment) -> Moment {
        let text = |text: &String| self.to.text(text);
        match moment {
            Moment::Stopped | Moment::Asks | Moment::Blocks(_) | Moment::Clones(_) | Moment::Reported(_) => {
                moment.clone()
            }
            Moment::Ran(words, count) => Moment::Ran(self.block(words), *count),
            Moment::Calls(label, count) => Moment::Calls(text(label), *count),
            Moment::Reports(label, count) => Moment::Reports(text(label), *count),
            Moment::Returned(label) => Moment::Returned(text(label)),
            Moment::OpenCalls(label, count) => Moment::OpenCalls(text(label), *count),
            Moment::Changes(list, count) => Moment::Changes(text(list), *count),
            Moment::Length(list, count) => Moment::Length(text(list), *count),
            Moment::Item(list, item, value) => Moment::Item(text(list), *item, text(value)),
            Moment::Full(list) => Moment::Full(text(list)),
            Moment::Variable(name, value) => Moment::Variable(text(name), text(value)),
            Moment::Says(words) => Moment::Says(text(words)),
            Moment::All(all) => Moment::All(all.iter().map(|moment| self.moment(moment)).collect()),
        }
    }

    fn quantity(&self, quantity: &Quantity) -> Quantity {
        let text = |text: &String| self.to.text(text);
        match quantity {
            Quantity::Variable(name) => Quantity::Variable(text(name)),
            Quantity::Remembered(label, nth, name) => Quantity::Remembered(text(label), *nth, text(name)),
            Quantity::Item(list, item) => Quantity::Item(text(list), *item),
            Quantity::Length(list) => Quantity::Length(text(list)),
            Quantity::Sum(list) => Quantity::Sum(text(list)),
            Quantity::Items(list) => Quantity::Items(text(list)),
            Quantity::Calls(label) => Quantity::Calls(text(label)),
            Quantity::Ran(words) => Quantity::Ran(self.block(words)),
            Quantity::Changes(list) => Quantity::Changes(text(list)),
            Quantity::Deepest(label) => Quantity::Deepest(text(label)),
            Quantity::Own(id, name) => Quantity::Own(*id, text(name)),
            Quantity::Faults(list) => Quantity::Faults(text(list)),
            Quantity::OwnOfAll(name) => Quantity::OwnOfAll(text(name)),
            Quantity::Replaced
            | Quantity::Called
            | Quantity::Reported
            | Quantity::Clones
            | Quantity::X(_)
            | Quantity::Y(_)
            | Quantity::Costume(_)
            | Quantity::Says
            | Quantity::Asks
            | Quantity::Block => quantity.clone(),
        }
    }

    fn question(&self, question: &Question) -> Question {
        // Choices that name a custom block have dots in place of its inputs.
        let choice = |choice: &String| match choice.contains('…') {
            true => self.to.text(&choice.replace('…', "_")).replace('_', "…"),
            false => self.to.text(choice),
        };
        Question {
            acts: self.to.acts(&question.acts),
            moment: self.moment(&question.moment),
            quantity: self.quantity(&question.quantity),
            form: match &question.form {
                AnswerForm::Choice(choices) => AnswerForm::Choice(choices.iter().map(choice).collect()),
                form => form.clone(),
            },
        }
    }

    fn program_goal(&self, goal: &ProgramGoal) -> ProgramGoal {
        let trial = |trial: &Trial| Trial {
            acts: self.to.acts(&trial.acts),
            calls: trial.calls.iter().map(|(label, inputs)| (self.to.text(label), inputs.clone())).collect(),
            quantities: trial.quantities.iter().map(|quantity| self.quantity(quantity)).collect(),
        };
        let condition = |condition: &Condition| match condition {
            Condition::FewerCalls(label) => Condition::FewerCalls(self.to.text(label)),
            Condition::Calls(label, least) => Condition::Calls(self.to.text(label), *least),
            Condition::AtMostCalls(label, most) => Condition::AtMostCalls(self.to.text(label), *most),
        };
        ProgramGoal {
            trials: goal.trials.iter().map(trial).collect(),
            conditions: goal.conditions.iter().map(condition).collect(),
            ..goal.clone()
        }
    }
}
