//! Translates lessons: the names, texts and custom blocks in their programs, and the tasks that mention them.
//!
//! A translated program has the same blocks in the same order, so each block has the same number in every language. The
//! names of costumes and of the lists in which the game finds a board are not translated.

use super::lesson::{Goal, Lesson, Task};
use super::making::{Make, Need, Trial};
use super::patch::Probe;
use super::question::{Ask, Of, Until, Way};
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
    pub(super) fn of<'a>(&'a self, english: &'a str) -> &'a str {
        self.0.get(english).map_or(english, String::as_str)
    }

    /// Returns the English texts that have a translation.
    pub(super) fn english(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Translates a lesson.
pub(super) fn translated(lesson: &Lesson, texts: &Texts) -> Lesson {
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
            script.blocks.iter().for_each(|block| in_block(block, &mut found));
        }
    }
    found
}

fn in_block(block: &Block, found: &mut Vec<String>) {
    for (slot, content) in block.slots.iter().enumerate() {
        match content {
            Slot::Text(text) if is_translated(block, slot) && text.chars().any(char::is_alphabetic) => {
                found.push(text.clone());
            }
            Slot::Block(inner) => in_block(inner, found),
            Slot::Text(_) | Slot::Empty => {}
        }
    }
    block.branches.iter().flatten().for_each(|block| in_block(block, found));
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
        self.texts.of(text).to_owned()
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
        let of = Moments { to: self, from: &task.program, program: &program };
        let goal = match &task.goal {
            Goal::Ask(ask) => Goal::Ask(of.ask(ask)),
            Goal::Reach { until, shown } => Goal::Reach { until: of.until(until), shown: self.acts(shown) },
            Goal::Make(make) => Goal::Make(of.make(make)),
        };
        let probe =
            |(sprite, scripts): &Probe| (self.text(sprite), scripts.iter().map(|script| self.script(script)).collect());
        Task {
            acts: self.acts(&task.acts),
            until: of.until(&task.until),
            goal,
            shown: task.shown.as_ref().map(|shown| Arc::new(self.program(shown))),
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
struct Moments<'a> {
    to: &'a Translator<'a>,
    /// The English program; `program` is its translation.
    from: &'a Program,
    program: &'a Program,
}

impl Moments<'_> {
    /// Translates the text of a block, as it is written in a script.
    fn block(&self, words: &str) -> String {
        let ids = (0..self.from.count() as u16).map(BlockId);
        let mut same = ids.filter(|&id| self.from.block(id).is_some_and(|block| block.to_string() == words));
        let block = same.next().and_then(|id| self.program.block(id));
        block.map_or_else(|| words.to_owned(), ToString::to_string)
    }

    fn until(&self, until: &Until) -> Until {
        let text = |text: &String| self.to.text(text);
        match until {
            Until::Rest | Until::Asks | Until::Blocks(_) | Until::Clones(_) | Until::Reported(_) => until.clone(),
            Until::Ran(words, count) => Until::Ran(self.block(words), *count),
            Until::Calls(label, count) => Until::Calls(text(label), *count),
            Until::Reports(label, count) => Until::Reports(text(label), *count),
            Until::Back(label) => Until::Back(text(label)),
            Until::Standing(label, count) => Until::Standing(text(label), *count),
            Until::Changes(list, count) => Until::Changes(text(list), *count),
            Until::Length(list, count) => Until::Length(text(list), *count),
            Until::Item(list, item, value) => Until::Item(text(list), *item, text(value)),
            Until::Full(list) => Until::Full(text(list)),
            Until::Variable(name, value) => Until::Variable(text(name), text(value)),
            Until::Says(said) => Until::Says(text(said)),
            Until::All(all) => Until::All(all.iter().map(|until| self.until(until)).collect()),
        }
    }

    fn of(&self, of: &Of) -> Of {
        let text = |text: &String| self.to.text(text);
        match of {
            Of::Variable(name) => Of::Variable(text(name)),
            Of::Remembered(label, nth, name) => Of::Remembered(text(label), *nth, text(name)),
            Of::Item(list, item) => Of::Item(text(list), *item),
            Of::Length(list) => Of::Length(text(list)),
            Of::Sum(list) => Of::Sum(text(list)),
            Of::Items(list) => Of::Items(text(list)),
            Of::Calls(label) => Of::Calls(text(label)),
            Of::Ran(words) => Of::Ran(self.block(words)),
            Of::Changes(list) => Of::Changes(text(list)),
            Of::Deepest(label) => Of::Deepest(text(label)),
            Of::Own(id, name) => Of::Own(*id, text(name)),
            Of::OwnOfAll(name) => Of::OwnOfAll(text(name)),
            Of::Replaced
            | Of::Called
            | Of::Reported
            | Of::Clones
            | Of::X(_)
            | Of::Y(_)
            | Of::Costume(_)
            | Of::Says
            | Of::Asks
            | Of::Block => of.clone(),
        }
    }

    fn ask(&self, ask: &Ask) -> Ask {
        // Choices that name a custom block have dots in place of its inputs.
        let choice = |choice: &String| match choice.contains('…') {
            true => self.to.text(&choice.replace('…', "_")).replace('_', "…"),
            false => self.to.text(choice),
        };
        Ask {
            acts: self.to.acts(&ask.acts),
            until: self.until(&ask.until),
            of: self.of(&ask.of),
            by: match &ask.by {
                Way::Choice(choices) => Way::Choice(choices.iter().map(choice).collect()),
                by => by.clone(),
            },
        }
    }

    fn make(&self, make: &Make) -> Make {
        let trial = |trial: &Trial| Trial {
            acts: self.to.acts(&trial.acts),
            calls: trial.calls.iter().map(|(label, inputs)| (self.to.text(label), inputs.clone())).collect(),
            of: trial.of.iter().map(|of| self.of(of)).collect(),
        };
        let need = |need: &Need| match need {
            Need::FewerCalls(label) => Need::FewerCalls(self.to.text(label)),
            Need::Calls(label, least) => Need::Calls(self.to.text(label), *least),
        };
        Make {
            trials: make.trials.iter().map(trial).collect(),
            needs: make.needs.iter().map(need).collect(),
            ..make.clone()
        }
    }
}
