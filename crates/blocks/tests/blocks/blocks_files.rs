//! Tests of program files: files are read as they were written, and errors are reported with their position.

use proptest::prelude::*;
use sudoku_blocks::{
    Block, Definition, Input, LabelPart, List, MOST_BYTES, Opcode, Program, ProgramError, ProgramFault, Script,
    ScriptError, ScriptProblem, Shape, Slot, SlotKind, Sprite, TABLE, read_program, read_text, write_program,
    write_scripts, write_text,
};
use sudoku_samples::thoroughness::cases;
use sudoku_storage::versioned::FormFault;

/// Chooses the parts of a program by numbers.
struct Draw {
    numbers: Vec<u16>,
    next: usize,
}

const NAMES: [&str; 7] = ["n", "a long name", "x (1)", "<y>", "9", " two  spaces ", "it's [odd] \\ v"];
const LISTS: [&str; 3] = ["S", "box starts", "list [2] v"];
const TEXTS: [&str; 17] = [
    "",
    "9",
    "-0.5",
    "1e3",
    "hello",
    " v",
    "a v",
    "v",
    "\\",
    "[x]",
    "(y) <z>",
    "line\nbreak",
    "//",
    "\"#",
    "é😀",
    "<",
    " ",
];
const COMMENTS: [&str; 6] = ["", "a note", " // twice", "two\nlines", "back\\slash \\n", "\"#"];

impl Draw {
    fn below(&mut self, end: usize) -> usize {
        self.next += 1;
        self.numbers.get(self.next - 1).map_or(0, |&number| usize::from(number) % end)
    }

    fn of(&mut self, texts: &[&str]) -> String {
        texts[self.below(texts.len())].to_owned()
    }

    fn stack(&mut self, sprite: &Sprite, own: Option<&Definition>, depth: usize) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        for _ in 0..self.below(4) {
            let block = self.block(sprite, own, depth, |shape| !shape.is_reporter() && shape != Shape::Hat);
            let ends = sprite.shape(&block).is_cap();
            blocks.push(block);
            if ends {
                break;
            }
        }
        blocks
    }

    fn block(
        &mut self,
        sprite: &Sprite,
        own: Option<&Definition>,
        depth: usize,
        fits: impl Fn(Shape) -> bool,
    ) -> Block {
        let calls: Vec<&Definition> = sprite.definitions().filter(|definition| fits(definition.shape)).collect();
        let rows: Vec<Opcode> = TABLE
            .iter()
            .filter(|spec| fits(spec.shape) && spec.opcode != Opcode::Call && (depth > 0 || spec.mouths() == 0))
            .map(|spec| spec.opcode)
            .collect();
        let drawn = self.below(rows.len() + calls.len());
        let mut block = Block::new(rows.get(drawn).copied().unwrap_or(Opcode::Call));
        let mut kinds: Vec<SlotKind> = (0..block.slots.len()).filter_map(|slot| block.slot_kind(slot)).collect();
        match (block.opcode, own.and_then(|own| own.inputs().next())) {
            (Opcode::ScriptVariables, _) => kinds = vec![SlotKind::NewVariables; 1 + self.below(3)],
            (opcode, _) if opcode.is_foreign() => {
                let label = self.of(&["play sound _ until done", "end", "define _ x: _ [y]", "// (a) <b>"]);
                let count = label.split(' ').filter(|word| *word == "_").count();
                block.slots = vec![Slot::Text(label)];
                for _ in 0..count {
                    let slot = self.slot(sprite, own, SlotKind::Text, depth);
                    block.slots.push(slot);
                }
                if opcode == Opcode::ForeignC {
                    block.branches = vec![Vec::new(); 1 + self.below(3)];
                }
            }
            (Opcode::Call, _) => {
                let definition = calls[drawn - rows.len()];
                block.slots = vec![Slot::Text(definition.label())];
                kinds = definition
                    .inputs()
                    .map(|input| if input.boolean { SlotKind::Boolean } else { SlotKind::Text })
                    .collect();
                let inputs = kinds.iter().map(|&kind| self.slot(sprite, own, kind, depth)).collect::<Vec<_>>();
                block.slots.extend(inputs);
            }
            (Opcode::Parameter | Opcode::BooleanParameter, Some(input)) => {
                let opcode = if input.boolean { Opcode::BooleanParameter } else { Opcode::Parameter };
                // The block keeps its kind if the new one has another shape.
                block.opcode = if fits(opcode.spec().shape) { opcode } else { block.opcode };
                if block.opcode == opcode {
                    block.slots[0] = Slot::Text(input.name.clone());
                } else {
                    block = Block::new(if fits(Shape::Round) { Opcode::Answer } else { Opcode::True });
                }
            }
            (Opcode::Parameter | Opcode::BooleanParameter, None) => {
                block = Block::new(if fits(Shape::Round) { Opcode::Answer } else { Opcode::True });
            }
            _ => {}
        }
        if !matches!(
            block.opcode,
            Opcode::Call | Opcode::Parameter | Opcode::BooleanParameter | Opcode::Answer | Opcode::True
        ) && !block.opcode.is_foreign()
        {
            block.slots = kinds.iter().map(|&kind| self.slot(sprite, own, kind, depth)).collect();
        }
        // A variable or list without a name is not a block.
        if matches!(block.opcode, Opcode::Variable | Opcode::List) && block.slots[0] == Slot::Empty {
            block = Block::new(Opcode::Answer);
        }
        for branch in 0..block.branches.len() {
            block.branches[branch] = self.stack(sprite, own, depth - 1);
        }
        if !block.opcode.spec().shape.is_reporter() && fits(Shape::Stack) {
            block.comment = self.of(&COMMENTS);
        }
        block
    }

    fn slot(&mut self, sprite: &Sprite, own: Option<&Definition>, kind: SlotKind, depth: usize) -> Slot {
        let drawn = self.below(8);
        if drawn == 0 {
            return Slot::Empty;
        }
        if kind == SlotKind::Boolean || drawn < 4 && kind.takes_blocks() && depth > 0 {
            if depth == 0 {
                return Slot::Empty;
            }
            let six = kind == SlotKind::Boolean || self.below(2) == 0;
            let fits = |shape: Shape| shape == if six { Shape::SixSided } else { Shape::Round };
            return Slot::Block(Box::new(self.block(sprite, own, depth - 1, fits)));
        }
        Slot::Text(match kind {
            SlotKind::Number | SlotKind::Text => self.of(&TEXTS),
            SlotKind::Variable | SlotKind::NewVariables | SlotKind::Counter => self.of(&NAMES),
            SlotKind::List => self.of(&LISTS),
            kind if !kind.choices().is_empty() => self.of(kind.choices()),
            _ => self.of(&TEXTS[4..]),
        })
    }

    fn program(&mut self) -> Program {
        let list = |name: &str, items: Vec<String>| List { name: name.to_owned(), items };
        let mut program = Program {
            name: self.of(&TEXTS),
            variables: NAMES.map(str::to_owned).to_vec(),
            lists: LISTS.map(|name| list(name, TEXTS.map(str::to_owned)[..3].to_vec())).to_vec(),
            sprites: Vec::new(),
        };
        for name in ["Owl", "Cell \"#"] {
            let mut sprite = Sprite { name: name.to_owned(), costumes: vec!["a b".to_owned()], ..Sprite::default() };
            let word = |word: &str| LabelPart::Word(word.to_owned());
            let input = |name: &str, boolean| LabelPart::Input(Input { name: name.to_owned(), boolean });
            for (number, shape) in [Shape::Stack, Shape::Round, Shape::SixSided].into_iter().enumerate() {
                let label = vec![
                    word(["place", "//", "<odd"][number]),
                    input("in put", self.below(2) == 0),
                    word("at:"),
                    input("(b)", false),
                ];
                let definition =
                    Definition { label, shape, without_refresh: self.below(2) == 0, comment: self.of(&COMMENTS) };
                sprite.scripts.push(Script { definition: Some(definition), blocks: Vec::new() });
            }
            for place in 0..3 {
                let own = sprite.scripts[place].definition.clone();
                sprite.scripts[place].blocks = self.stack(&sprite, own.as_ref(), 3);
            }
            for _ in 0..self.below(3) {
                let mut blocks = vec![self.block(&sprite, None, 0, |shape| shape == Shape::Hat)];
                blocks.extend(self.stack(&sprite, None, 3));
                sprite.scripts.push(Script { definition: None, blocks });
            }
            program.sprites.push(sprite);
        }
        program
    }
}

fn any_program() -> impl Strategy<Value = Program> {
    prop::collection::vec(any::<u16>(), 0..400).prop_map(|numbers| Draw { numbers, next: 0 }.program())
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn every_program_is_the_same_once_it_is_written_and_read(program in any_program()) {
        let text = write_program(&program);
        let again = read_program("test", &text);
        prop_assert!(again.as_ref() == Ok(&program), "{:?}\n{}", again, write_scripts(&program, &program.sprites[0]));
    }

    #[test]
    fn every_program_is_the_same_after_it_was_opened_as_text(program in any_program()) {
        let text = write_text(&program);
        let again = read_text(&program, &text);
        prop_assert!(again.as_ref() == Ok(&program), "{:?}\n{}", again, text);
    }

    #[test]
    fn blocks_are_numbered_in_reading_order(program in any_program()) {
        let mut next = 0;
        for placed in program.scripts() {
            prop_assert_eq!(placed.id.0, next);
            next += placed.script.count() as u16;
            let mut id = placed.id.0 + u16::from(placed.script.definition.is_some());
            for (first, block) in placed.stack() {
                prop_assert_eq!(first.0, id);
                let mut all = vec![(first, block)];
                // The blocks inside come right after it, in the same order.
                while let Some((at, block)) = all.pop() {
                    prop_assert_eq!(at.0, id);
                    prop_assert_eq!(program.block(at), Some(block));
                    id += 1;
                    let inside: Vec<_> = block.inside(at).collect();
                    all.extend(inside.into_iter().rev());
                }
            }
        }
        prop_assert_eq!(usize::from(next), program.count());
    }

    #[test]
    fn a_file_that_is_cut_off_or_changed_is_refused_or_read(cut in 0_usize..4_000, letter in 0_u8..128) {
        let text = write_program(&sudoku_blocks::bundled("checkpoint 1").expect("it ships"));
        // The end of the last line can be missing.
        let at = cut % text.trim_end().len();
        prop_assert!(read_program("test", &text[..at]).is_err(), "a part of a file is none");
        let changed = [&text[..at], &char::from(letter).to_string(), &text[at + 1..]].concat();
        if let Err(error) = read_program("test", &changed) {
            prop_assert!(error.to_string().starts_with("test"));
        }
    }

    #[test]
    fn any_lines_are_read_or_refused(lines in prop::collection::vec("[a-z()<>\\[\\]\\\\/ :0-9v_]{0,30}", 0..12)) {
        if let Ok(program) = read_program("test", &with_scripts(&lines.join("\n"))) {
            prop_assert_eq!(read_program("test", &write_program(&program)), Ok(program));
        }
    }
}

#[test]
fn escaped_spaces_separate_the_words_of_a_label() {
    let program = read_program("test", &with_scripts("define say\\ it \\  now\nsay\\ \\ it now\nsay \\ loud :: grey"));
    let program = program.expect("it is well formed");
    let script = &program.sprites[0].scripts[0];
    let label = ["say", "it", "now"].map(|word| LabelPart::Word(word.to_owned()));
    assert_eq!(script.definition.as_ref().expect("a head").label, label);
    assert_eq!((script.blocks[0].text(0), script.blocks[1].text(0)), (Some("say it now"), Some("say loud")));
    assert_eq!(read_program("test", &write_program(&program)), Ok(program));
}

fn with_scripts(scripts: &str) -> String {
    let scripts = format!("{scripts:?}");
    format!("(version: 1, name: \"t\", variables: [\"n\"], sprites: [(name: \"Owl\", scripts: {scripts})])")
}

fn refused(text: &str) -> String {
    read_program("my.ron", text).expect_err(text).to_string()
}

#[test]
fn broken_files_are_refused_with_their_line_and_column() {
    assert!(refused("").starts_with("my.ron, line 1, column 1: "));
    assert!(refused("(\n  version: 1,\n  name: 5,\n)").starts_with("my.ron, line 3, column "));
    assert!(refused("(version: 1, name: \"x\", colour: 3)").contains("colour"));
    assert_eq!(
        refused("(version: 2, name: \"x\", colour: 3)"),
        "my.ron: the file has version 2, but this program supports only version 1; get a newer Sudoku Assistant"
    );
    assert_eq!(
        refused("(version: 1, name: \"x\", builds_on: \"final 2\")"),
        "my.ron: it builds on \"final 2\", which I do not have; it can build on checkpoint 1, checkpoint 2, final, row \
         of four, small sudoku, first sudoku, queens, knight's tour, scales"
    );
    let in_file =
        "(\n version: 1,\n name: \"t\",\n sprites: [(name: \"Owl\", scripts: r#\"\nwhen flag clicked\n  dance\n\"#)])";
    assert_eq!(
        refused(in_file),
        "my.ron, scripts of Owl, line 6, column 3: I know no block \"dance\"; write it as it stands on the block, or define it"
    );
}

#[test]
fn broken_scripts_are_refused_where_they_are_broken() {
    for (scripts, reason) in [
        ("say [hello", "column 5: the bracket [ is never closed; close it on the same line"),
        ("say (n", "column 5: the bracket ( is never closed; close it on the same line"),
        ("wait until <true", "column 12: the bracket < is never closed; close it on the same line"),
        ("show)", "column 5: the bracket ) closes nothing; take it out, or write \\) if it belongs to a word"),
        (
            "wait until (n)",
            "column 12: \"wait until _\": a block with ( ) cannot stand in slot 1; it takes a block with < >",
        ),
        (
            "say [n v]",
            "column 5: \"say _\": a choice cannot stand in slot 1; it takes a number like (9), a text like [hello] or a block in ( )",
        ),
        ("stop (n)", "column 6: \"stop _\": a block cannot stand in slot 1; it takes a choice like [name v]"),
        ("forever", "column 1: \"forever\" has no end; write \"end\" below what is in it"),
        ("end", "column 1: \"end\" belongs to no block above it; take it out"),
        ("else", "column 1: \"else\" belongs to no block above it; take it out"),
        ("show\ndefine f", "line 2, column 1: a definition starts a script; leave a blank line above \"define\""),
        (
            "show\nwhen flag clicked",
            "line 2, column 1: \"when flag clicked\" starts a script; leave a blank line above it",
        ),
        (
            "stop [all v]\nshow",
            "line 2, column 1: nothing can stand below \"stop [all v]\"; take it out, or leave a blank line above it",
        ),
        (
            "define",
            "column 1: write \"define\" and then the words of the block, its inputs in round brackets, or in < > for true or false",
        ),
        ("define f :: fast", "column 1: write \"define\" and then"),
        ("define f [x]", "column 10: write \"define\" and then"),
    ] {
        let told = refused(&with_scripts(scripts));
        assert!(told.contains(reason), "{scripts}: {told}");
    }
}

#[test]
fn what_is_made_to_be_slow_is_refused_at_once() {
    assert_eq!(
        read_program("f", &" ".repeat(MOST_BYTES + 1)),
        Err(ProgramError { file: "f".to_owned(), fault: ProgramFault::File(FormFault::TooLong(MOST_BYTES)) })
    );
    let deep = |open: &str, inner: &str, close: &str, times: usize| open.repeat(times) + inner + &close.repeat(times);
    let told = refused(&with_scripts(&format!("say {}", deep("((1) + ", "(1)", ")", 100_000))));
    assert!(told.contains("more than 64 deep"), "{told}");
    let told = refused(&with_scripts(&deep("forever\n", "show\n", "end\n", 50_000)));
    assert!(told.contains("more than 64 deep"), "{told}");
    let told = refused(&with_scripts(&"show\n".repeat(50_000)));
    assert!(told.contains("more than 10000 blocks"), "{told}");
    assert!(refused(&deep("(", "", ")", 100_000)).starts_with("my.ron, line 1"));
    let names = "\"n\",".repeat(2_000);
    assert!(refused(&format!("(version: 1, name: \"t\", variables: [{names}])")).contains("more than 1000"));
}

/// Returns the first bundled program after a change of its text.
fn changed(change: impl FnOnce(String) -> String) -> Result<Program, ScriptError> {
    let program = sudoku_blocks::bundled("checkpoint 1").expect("it ships");
    read_text(&program, &change(write_text(&program)))
}

#[test]
fn a_text_can_add_names_and_scripts() {
    let added = "variables: cell, type, a \\, b, \\ c\\ \nlists: S, seen\n\nsprite: Owl\nvariables: mine\n\nsay [hello]\nset [mine v] to (type)\n";
    let program = changed(|_| added.to_owned()).expect("a program");
    let ours = sudoku_blocks::bundled("checkpoint 1").expect("it ships");
    assert_eq!(program.variables, ["cell", "type", "a , b", " c "]);
    assert_eq!(program.lists[0], ours.lists[0]);
    assert_eq!(program.lists[1].name, "seen");
    assert_eq!(program.sprites[0], ours.sprites[0], "a sprite that is not named stays");
    assert_eq!(program.sprites[1].variables, ["mine"]);
    assert_eq!(program.sprites[1].costumes, ours.sprites[1].costumes);
    assert_eq!(program.sprites[1].scripts.len(), 1);
}

#[test]
fn an_error_in_a_text_has_its_line() {
    let error = |change: &dyn Fn(String) -> String| changed(change).expect_err("it is wrong");
    let unknown = error(&|text| text.replace("sprite: Owl", "sprite: Cat"));
    assert_eq!(unknown.reason, ScriptProblem::UnknownSprite("Cat".to_owned()));
    let outside = error(&|text| format!("hide\n{text}"));
    assert_eq!((outside.line, outside.reason), (1, ScriptProblem::OutsideSprite));
    let text = write_text(&sudoku_blocks::bundled("checkpoint 1").expect("it ships"));
    for line in (1..).zip(text.lines()).filter(|(_, text)| text.trim() == "hide").map(|(line, _)| line) {
        let wrong = |text: String| {
            let mut lines: Vec<&str> = text.lines().collect();
            lines[line - 1] = "hide away";
            lines.join("\n")
        };
        let found = error(&wrong);
        assert_eq!((found.line, found.column), (line, 1), "{found}");
    }
}
