//! Tests of editing programs: every edit leaves a program that can be saved and run, and no edit loses blocks.

use crate::small_programs::{program, run};
use proptest::prelude::*;
use std::sync::Arc;
use sudoku_blocks::edit::{DropPlace, Edit, EditError, NewPart, Owner, PaletteBlock, Piece, choices, palette, places};
use sudoku_blocks::{
    Block, BlockId, Finding, Machine, Opcode, Problem, Program, Shape, Slot, bundled, check, compile, read_program,
    write_program, write_scripts,
};
use sudoku_samples::thoroughness::thoroughly;

/// Returns the scripts of the first sprite after an edit. Blocks are counted from 1, as users do.
fn after(scripts: &str, edit: Edit) -> String {
    let program = program(&["S"], scripts).expect("it is well formed");
    match program.edit(&edit) {
        Ok(edited) => {
            let piece = edited.piece.map_or_else(String::new, |id| format!("{id}: "));
            let text = write_scripts(&edited.program, &edited.program.sprites[0]);
            piece + &text
        }
        Err(error) => why(error),
    }
}

/// Returns the text that [`after`] gives for a refused edit.
fn why(error: EditError) -> String {
    format!("{error:?}")
}

fn id(number: u16) -> BlockId {
    BlockId(number - 1)
}

fn take(piece: u16, to: DropPlace) -> Edit {
    Edit::Move { piece: id(piece), to }
}

#[test]
fn a_piece_goes_with_all_that_hangs_below_it() {
    let scripts = "when flag clicked\nshow\nhide\n\nnext costume";
    assert_eq!(
        after(scripts, take(2, DropPlace::Above(id(4)))),
        "block 2: when flag clicked\n\nshow\nhide\nnext costume\n"
    );
    assert_eq!(
        after(scripts, take(3, DropPlace::Below(id(1)))),
        "block 2: when flag clicked\nhide\nshow\n\nnext costume\n"
    );
}

#[test]
fn a_block_without_content_takes_what_is_below_it_into_its_mouth() {
    let scripts = "when flag clicked\nshow\nhide\n\nforever\nend\n\nrepeat (2)\nnext costume\nend";
    let around = "block 2: when flag clicked\nforever\n    show\n    hide\nend\n\nrepeat (2)\n    next costume\nend\n";
    assert_eq!(after(scripts, take(4, DropPlace::Below(id(1)))), around);
    let between = "block 2: when flag clicked\nrepeat (2)\n    next costume\nend\nshow\nhide\n\nforever\nend\n";
    assert_eq!(after(scripts, take(5, DropPlace::Below(id(1)))), between);
}

#[test]
fn a_block_that_is_driven_out_of_its_slot_becomes_a_script() {
    let scripts = "when flag clicked\nset [n v] to ((1) + (answer))\n\n(x position)\n\n([abs v] of (1))";
    // Nothing fits into the new block.
    let out = "block 3: when flag clicked\nset [n v] to (x position)\n\n((1) + (answer))\n\n([abs v] of (1))\n";
    assert_eq!(after(scripts, take(5, DropPlace::Slot(id(2), 1))), out);
    // The only slot of the new block is free.
    let inside = "block 3: when flag clicked\nset [n v] to ([abs v] of ((1) + (answer)))\n\n(x position)\n";
    assert_eq!(after(scripts, take(6, DropPlace::Slot(id(2), 1))), inside);
    let taken = "block 4: when flag clicked\nset [n v] to ((1) + ())\n\n(answer)\n\n(x position)\n\n([abs v] of (1))\n";
    assert_eq!(after(scripts, take(4, DropPlace::Script { sprite: 0, at: 1 })), taken);
}

#[test]
fn only_what_fits_goes_somewhere() {
    let scripts = "when flag clicked\nif <> then\n    show\nend\n\n(answer)\n\n<true>\n\nwhen this sprite clicked\n\nstop [all v]";
    let refused = |words: &str| why(EditError::WrongShape(owned(words)));
    assert_eq!(after(scripts, take(4, DropPlace::Slot(id(2), 0))), refused("answer"));
    assert_eq!(after(scripts, take(4, DropPlace::Below(id(2)))), refused("answer"));
    assert_eq!(after(scripts, take(6, DropPlace::Below(id(2)))), refused("when this sprite clicked"));
    assert_eq!(after(scripts, take(7, DropPlace::Below(id(1)))), refused("stop _"), "it would end the script");
    assert_eq!(after(scripts, take(3, DropPlace::Slot(id(2), 0))), refused("show"));
    assert_eq!(after(scripts, take(2, DropPlace::Mouth(id(2), 0))), why(EditError::IntoItself));
    assert_eq!(after(scripts, take(9, DropPlace::Palette)), why(EditError::Gone));
    let fits = after(scripts, take(5, DropPlace::Slot(id(2), 0)));
    assert!(fits.starts_with("block 3: when flag clicked\nif <true> then\n    show\nend\n"), "{fits}");
}

#[test]
fn what_ends_a_stack_drives_the_rest_out() {
    let scripts = "when flag clicked\nstop [other scripts in sprite v]\nshow\n\nhide\nstop [all v]";
    let stop = Edit::Fill { block: id(2), slot: 0, text: "all".to_owned() };
    assert_eq!(after(scripts, stop), "block 2: when flag clicked\nstop [all v]\n\nshow\n\nhide\nstop [all v]\n");
    let between = "block 2: when flag clicked\nhide\nstop [all v]\n\nstop [other scripts in sprite v]\nshow\n";
    assert_eq!(after(scripts, take(4, DropPlace::Below(id(1)))), between);
}

#[test]
fn a_deleted_block_leaves_what_is_below_it() {
    let scripts = "when flag clicked\nshow\nrepeat (2)\n    hide\nend\nnext costume";
    assert_eq!(after(scripts, Edit::Delete { block: id(3) }), "block 3: when flag clicked\nshow\nnext costume\n");
    assert_eq!(
        after(scripts, Edit::Delete { block: id(5) }),
        "block 3: when flag clicked\nshow\nrepeat (2)\n    hide\nend\n"
    );
    assert_eq!(
        after(scripts, Edit::Delete { block: id(1) }),
        "block 1: show\nrepeat (2)\n    hide\nend\nnext costume\n"
    );
    let thrown = "when flag clicked\nshow\n";
    assert_eq!(after(scripts, take(3, DropPlace::Palette)), thrown, "in the palette all below goes too");
    let copied = "block 6: when flag clicked\nshow\nrepeat (2)\n    hide\nend\nnext costume\n\nrepeat (2)\n    hide\nend\nnext costume\n";
    assert_eq!(after(scripts, Edit::Duplicate { piece: id(3) }), copied);
}

#[test]
fn comments_stand_beside_rows() {
    let scripts = "when flag clicked // start\nsay (answer)\n\n(x position) // where";
    let noted = Edit::Comment { block: id(3), text: " two\nlines ".to_owned() };
    let text = "block 3: when flag clicked // start\nsay (answer) // two\\nlines\n\n(x position) // where\n";
    assert_eq!(after(scripts, noted), text);
    let moved = "block 3: when flag clicked // start\nsay (x position) // where\n\n(answer)\n";
    assert_eq!(after(scripts, take(4, DropPlace::Slot(id(2), 0))), moved);
    let blank = Edit::Comment { block: id(1), text: " ".to_owned() };
    assert_eq!(after(scripts, blank), "block 1: when flag clicked\nsay (answer)\n\n(x position) // where\n");
}

#[test]
fn slots_are_filled_by_hand() {
    let scripts = "when flag clicked\nset [n v] to (answer)\nbroadcast [go v]\nif <> then\nend\nscript variables (a)\nset [a v] to (a)";
    let fill = |block: u16, slot: usize, text: &str| {
        after(scripts, Edit::Fill { block: id(block), slot, text: text.to_owned() })
    };
    assert!(fill(2, 1, "x]y v").contains("set [n v] to [x\\]y \\v]\n"), "{}", fill(2, 1, "x]y v"));
    assert!(fill(2, 1, "9").ends_with("\n\n(answer)\n"), "what was there is kept");
    assert!(fill(2, 0, "a").contains("set [a v] to (answer)"), "a script variable can be chosen");
    assert_eq!(fill(2, 0, "b"), why(EditError::NoChoice(owned("b"))));
    assert!(fill(4, 0, "stop now").contains("broadcast [stop now v]"), "a new message");
    assert_eq!(fill(4, 0, " "), why(EditError::NoName));
    assert_eq!(fill(5, 0, "x"), why(EditError::OnlyBlocks));
    assert!(fill(6, 0, "b").contains("script variables (b)\nset [b v] to (b)\n"), "its uses follow");
    assert_eq!(fill(6, 0, "n"), why(EditError::Taken(owned("n"))));
    let shared = "when flag clicked\nscript variables (a)\nset [n v] to (n)";
    let own = after(shared, Edit::Fill { block: id(2), slot: 0, text: owned("n") });
    assert!(
        own.contains("script variables (n)\nset [n v] to (n)"),
        "a new one can hide a variable for all sprites: {own}"
    );
    let program = program(&["S"], scripts).expect("it is well formed");
    assert_eq!(choices(&program, id(7), 0), ["a", "id", "n", "m"]);
    assert_eq!(choices(&program, id(4), 0), ["go"]);
}

fn owned(text: &str) -> String {
    text.to_owned()
}

#[test]
fn a_new_name_reaches_every_use() {
    let scripts = "define f (n)\nset [n v] to (n)\n\nwhen flag clicked\nscript variables (id)\nfor (n) from (n) to (id)\nchange [n v] by (item (n) of [S v])\nend";
    let rename = |name: &str, owner, new: &str| {
        after(scripts, Edit::RenameVariable { name: owned(name), owner, new: owned(new) })
    };
    let all = "define f (n)\nset [k v] to (n)\n\nwhen flag clicked\nscript variables (id)\nfor (k) from (k) to (id)\n    change [k v] by (item (k) of [S v])\nend\n";
    assert_eq!(rename("n", Owner::All, " k "), all, "but not the input of the same name");
    assert_eq!(rename("id", Owner::Sprite(0), "place"), write_scripts_of(scripts), "the script has one of its own");
    assert_eq!(rename("n", Owner::All, "S"), why(EditError::Taken(owned("S"))));
    assert_eq!(rename("n", Owner::All, "answer"), why(EditError::BlockName(owned("answer"))));
    assert_eq!(rename("n", Owner::All, "id"), why(EditError::Taken(owned("id"))));
    let list = Edit::RenameList { name: owned("S"), owner: Owner::All, new: owned("T") };
    assert!(after(scripts, list).contains("(item (n) of [T v])"));
    let gone = Edit::DeleteVariable { name: owned("n"), owner: Owner::All };
    assert_eq!(after(scripts, gone.clone()), write_scripts_of(scripts), "the blocks stay");
    let program = program(&["S"], scripts).expect("it is well formed").edit(&gone).expect("it can be deleted").program;
    let first = Finding { block: Some(id(2)), problem: Problem::UnknownVariable(owned("n")) };
    assert_eq!(check(&program)[0], first);
    assert_eq!(read_program("test", &write_program(&program)), Ok(program));
}

fn write_scripts_of(scripts: &str) -> String {
    let program = program(&["S"], scripts).expect("it is well formed");
    write_scripts(&program, &program.sprites[0])
}

fn input(name: &str, boolean: bool, was: Option<usize>) -> NewPart {
    NewPart::Input { name: owned(name), boolean, was }
}

#[test]
fn calls_follow_their_definition() {
    let scripts = "define put (a) at <b>\nsay (a)\nput (a) at <b>\n\nwhen flag clicked\nput (answer) at <true>";
    let redefine = |label: Vec<NewPart>, shape| {
        after(scripts, Edit::Redefine { head: id(1), label, shape, without_refresh: true })
    };
    let words = |text: &str| NewPart::Words(owned(text));
    let in_use = |count| why(EditError::InUse { label: owned("put _ at _"), count });
    let turned = vec![
        words("at"),
        input("b", true, Some(1)),
        words("lay it"),
        input("c", false, Some(0)),
        input("d", false, None),
    ];
    assert_eq!(
        redefine(turned, Shape::Stack),
        "block 1: define at <b> lay it (c) (d) :: run without screen refresh\nsay (c)\nat <b> lay it (c) ()\n\n\
         when flag clicked\nat <true> lay it (answer) ()\n"
    );
    let fewer = vec![words("put"), input("b", true, Some(1))];
    assert_eq!(
        redefine(fewer, Shape::Stack),
        "block 1: define put <b> :: run without screen refresh\nsay (a :: custom-arg)\nput <b>\n\n(a :: custom-arg)\n\n\
         when flag clicked\nput <true>\n\n(answer)\n"
    );
    let same = || vec![words("put"), input("a", false, Some(0)), words("at"), input("b", true, Some(1))];
    assert_eq!(redefine(same(), Shape::Round), in_use(2));
    assert_eq!(redefine(vec![words("show")], Shape::Stack), why(EditError::BlockName(owned("show"))));
    assert_eq!(redefine(vec![words(" ")], Shape::Stack), why(EditError::NoName));
    assert_eq!(redefine(vec![words("say (what")], Shape::Stack), why(EditError::OpenInput));
    let twice = vec![words("put"), input("a", false, None), input("a", true, None)];
    assert_eq!(redefine(twice, Shape::Stack), why(EditError::Taken(owned("a"))));
    assert_eq!(after(scripts, Edit::Delete { block: id(1) }), in_use(1));
    let made = Edit::Define {
        sprite: 0,
        label: vec![words("go"), input("n", false, None)],
        shape: Shape::SixSided,
        without_refresh: false,
    };
    assert!(after(scripts, made).ends_with("\n\ndefine <go (n)>\n"));
}

#[test]
fn places_are_all_that_a_piece_fits_into() {
    let scripts = "when flag clicked\nif <(1) = (2)> then\n    show\nend\n\nhide\n\n(answer)";
    let program = program(&["S"], scripts).expect("it is well formed");
    let scripts = [0, 1, 2, 3].map(|at| DropPlace::Script { sprite: 0, at });
    let with = |own: &[DropPlace]| [own, &scripts, &[DropPlace::Palette]].concat();
    let stack = [DropPlace::Below(id(1)), DropPlace::Mouth(id(2), 0), DropPlace::Below(id(4)), DropPlace::Below(id(2))];
    let own = [&stack[..], &[DropPlace::Above(id(5))]].concat();
    assert_eq!(places(&program, Piece::Existing(id(5))), with(&own));
    let slots = [DropPlace::Slot(id(3), 0), DropPlace::Slot(id(3), 1)];
    assert_eq!(places(&program, Piece::Existing(id(6))), with(&slots));
    let boolean = [DropPlace::Slot(id(2), 0), DropPlace::Slot(id(3), 0), DropPlace::Slot(id(3), 1)];
    assert_eq!(places(&program, Piece::New(&Block::new(Opcode::True), 0)), with(&boolean));
    assert_eq!(places(&program, Piece::Existing(id(1))), with(&[]), "a hat begins a script");
    assert_eq!(places(&program, Piece::Existing(id(60))), []);
}

#[test]
fn the_palette_has_all_that_can_be_put_in() {
    let program = bundled("final").expect("it ships");
    let owl = program.sprites.iter().position(|sprite| sprite.name == "Owl").expect("it is there");
    let blocks = palette(&program, owl);
    let found = |query: &str| -> Vec<String> {
        blocks.iter().filter(|found| found.answers(query, "")).map(|found| found.block.to_string()).collect()
    };
    assert_eq!(found("check ROW"), ["check row () for ()"]);
    assert_eq!(found("item OF s rep"), ["replace item (1) of [S v] with [thing]"]);
    assert!(found("variables expecting").contains(&owned("expecting numkey")));
    assert!(found("my blocks digit").contains(&owned("digit")), "an input");
    assert_eq!(found("no such block"), [""; 0]);
    let german = blocks.iter().filter(|found| found.answers("WIEDERHOLE", "wiederhole _ mal")).count();
    assert_eq!(german, blocks.len(), "what it reads like in another language counts as well");
    for PaletteBlock { block, .. } in &blocks {
        let to = DropPlace::Script { sprite: owl, at: 0 };
        let edited =
            program.edit(&Edit::Insert { block: block.clone(), to }).unwrap_or_else(|error| panic!("{block}: {error}"));
        let head = program.sprites[..owl]
            .iter()
            .flat_map(|sprite| &sprite.scripts)
            .map(|script| script.count())
            .sum::<usize>();
        assert_eq!(edited.piece, Some(BlockId(head as u16)));
        assert_eq!(read_program("test", &write_program(&edited.program)).as_ref(), Ok(&edited.program), "{block}");
    }
    let nothing = Edit::Insert {
        block: Block { slots: vec![Slot::Empty; 3], ..Block::new(Opcode::Show) },
        to: DropPlace::Palette,
    };
    assert_eq!(program.edit(&nothing).map(|edited| edited.program), Ok(program.clone()));
    let odd = Edit::Insert {
        block: Block { slots: vec![Slot::Empty; 3], ..Block::new(Opcode::Show) },
        to: DropPlace::Script { sprite: 0, at: 0 },
    };
    assert_eq!(program.edit(&odd), Err(EditError::NoBlock));
}

/// A generator of pseudorandom numbers that are the same every time (Xorshift: G. Marsaglia, 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % end.max(1)
    }

    fn of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    fn name(&mut self) -> String {
        const NAMES: [&str; 16] = [
            "n",
            "m",
            "cell",
            "digit",
            "S",
            "a [b] v",
            "(x)",
            "<y>",
            "9",
            "é😀",
            "it _ is",
            "x :: list",
            "answer",
            "length of",
            "end",
            " // ",
        ];
        owned(NAMES[self.below(NAMES.len())])
    }

    fn text(&mut self) -> String {
        const TEXTS: [&str; 9] = ["", "5", "-0.5", "hello v", " v", "\\[x]", "line\r\nbreak", "\u{7f}\u{0}\"#", "// <"];
        owned(TEXTS[self.below(TEXTS.len())])
    }

    fn label(&mut self) -> Vec<NewPart> {
        (0..1 + self.below(4))
            .map(|_| match self.below(3) {
                0 => NewPart::Words(self.name()),
                1 => NewPart::Words(owned(["go", "to the", "end"][self.below(3)])),
                _ => {
                    let was = Some(self.below(4)).filter(|&was| was < 3);
                    NewPart::Input { name: self.name(), boolean: self.below(3) == 0, was }
                }
            })
            .collect()
    }

    fn edit(&mut self, program: &Program) -> Edit {
        let count = program.count();
        let block = BlockId(self.below(count + 1) as u16);
        let sprite = self.below(program.sprites.len());
        let owner = if self.below(2) == 0 { Owner::All } else { Owner::Sprite(sprite) };
        let shape = [Shape::Stack, Shape::Round, Shape::SixSided][self.below(3)];
        let slot = self.below(4);
        let any_place = match self.below(6) {
            0 => DropPlace::Above(BlockId(self.below(count) as u16)),
            1 => DropPlace::Below(BlockId(self.below(count) as u16)),
            2 => DropPlace::Mouth(BlockId(self.below(count) as u16), self.below(2)),
            3 => DropPlace::Slot(BlockId(self.below(count) as u16), slot),
            4 => DropPlace::Script { sprite, at: self.below(9) },
            _ => DropPlace::Palette,
        };
        match self.below(24) {
            0..=9 => {
                let all = places(program, Piece::Existing(block));
                Edit::Move { piece: block, to: self.of(&all).copied().unwrap_or(any_place) }
            }
            10 => Edit::Move { piece: block, to: any_place },
            11..=14 => {
                let new = self.of(&palette(program, sprite)).expect("it is never empty").block.clone();
                let all = places(program, Piece::New(&new, sprite));
                Edit::Insert { block: new, to: self.of(&all).copied().unwrap_or(any_place) }
            }
            // Keeps the program at about the same length.
            15 if count < 400 => Edit::Duplicate { piece: block },
            15 | 16 => Edit::Delete { block },
            17 => Edit::Comment { block, text: self.text() },
            18 | 19 => {
                let offered = choices(program, block, slot);
                let text = self.of(&offered).cloned().unwrap_or_else(|| self.text());
                Edit::Fill { block, slot, text }
            }
            20 => match self.below(2) {
                0 => Edit::NewVariable { name: self.name(), owner },
                _ => Edit::NewList { name: self.name(), owner },
            },
            21 => {
                let variables = match owner {
                    Owner::All => &program.variables,
                    Owner::Sprite(sprite) => &program.sprites[sprite].variables,
                };
                let lists = match owner {
                    Owner::All => &program.lists,
                    Owner::Sprite(sprite) => &program.sprites[sprite].lists,
                };
                let variable = self.of(variables).cloned().unwrap_or_default();
                let list = self.of(lists).map(|list| list.name.clone()).unwrap_or_default();
                match self.below(6) {
                    0 => Edit::DeleteVariable { name: variable, owner },
                    1 => Edit::DeleteList { name: list, owner },
                    2 | 3 => Edit::RenameVariable { name: variable, owner, new: self.name() },
                    _ => Edit::RenameList { name: list, owner, new: self.name() },
                }
            }
            22 => match self.below(3) {
                0 => Edit::AddScriptVariable { block, name: self.name() },
                1 => Edit::DeleteScriptVariable { block, slot },
                _ => Edit::Define { sprite, label: self.label(), shape, without_refresh: true },
            },
            _ => {
                let heads: Vec<BlockId> = program
                    .scripts()
                    .filter(|placed| placed.script.definition.is_some())
                    .map(|placed| placed.id)
                    .collect();
                let head = self.of(&heads).copied().unwrap_or(block);
                Edit::Redefine { head, label: self.label(), shape, without_refresh: false }
            }
        }
    }
}

/// Returns everything that an edit must not lose: the kinds of all blocks, and the lines of all comments.
fn possessions(program: &Program) -> (Vec<String>, Vec<String>) {
    fn collect(block: &Block, kinds: &mut Vec<String>, notes: &mut Vec<String>) {
        kinds.push(format!("{:?}", block.opcode));
        notes.extend(block.comment.lines().map(str::to_owned));
        block.slots.iter().filter_map(Slot::block).for_each(|inner| collect(inner, kinds, notes));
        block.branches.iter().flatten().for_each(|inner| collect(inner, kinds, notes));
    }
    let (mut kinds, mut notes) = (Vec::new(), Vec::new());
    for placed in program.scripts() {
        placed.script.blocks.iter().for_each(|block| collect(block, &mut kinds, &mut notes));
    }
    kinds.sort();
    notes.sort();
    (kinds, notes)
}

#[test]
fn random_edits_leave_programs_that_can_be_kept_and_run() {
    let edits = thoroughly(10_000, 1_200);
    for (seed, name) in [(1, "final"), (2, "queens"), (3, "knight's tour"), (4, "checkpoint 1")] {
        let start = bundled(name).expect("it ships");
        let mut random = Random(0x9E37_79B9 * seed);
        let mut kept = vec![start.clone()];
        let mut made = 0;
        for _ in 0..edits / 4 {
            let program = kept.last().expect("there is one");
            let edit = random.edit(program);
            let edited = match program.edit(&edit) {
                Ok(edited) => edited,
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    continue;
                }
            };
            let text = write_program(&edited.program);
            assert_eq!(read_program("test", &text).as_ref(), Ok(&edited.program), "{edit:?}\n{text}");
            if let Some(piece) = edited.piece {
                let is_head = edited.program.scripts().any(|placed| placed.id == piece);
                assert!(is_head || edited.program.block(piece).is_some(), "{edit:?}");
            }
            if let Edit::Move { to, .. } = edit
                && to != DropPlace::Palette
            {
                assert_eq!(possessions(&edited.program), possessions(program), "{edit:?}");
            }
            assert!(check(&edited.program).len() < 10_000);
            // The program runs as far as it can.
            let code = compile(&edited.program).unwrap_or_else(|findings| panic!("{findings:?}"));
            let mut machine = Machine::new(Arc::new(code), 1);
            machine.flag();
            run(&mut machine, 300);
            made += 1;
            if edited.program.count() < 700 {
                kept.push(edited.program);
            }
        }
        assert!(made > edits / 16, "{made} of {edits} were made");
        assert_eq!(
            (kept.first(), write_program(&kept[0])),
            (Some(&start), write_program(&bundled(name).expect("it ships")))
        );
    }
}

#[test]
fn every_place_that_is_offered_is_taken() {
    let program = bundled("final").expect("it ships");
    for number in 0..program.count() {
        let piece = BlockId(number as u16);
        for to in places(&program, Piece::Existing(piece)) {
            match program.edit(&Edit::Move { piece, to }) {
                Ok(edited) => {
                    let moved = edited.piece.map(|piece| edited.program.block(piece).map(|block| block.opcode));
                    let is_head = program.block(piece).is_none();
                    let opcode = (to != DropPlace::Palette).then(|| program.block(piece).map(|block| block.opcode));
                    assert!(is_head || moved == opcode, "{piece} to {to:?}");
                }
                Err(error) => assert!(matches!(error, EditError::InUse { .. }), "{piece} to {to:?}: {error}"),
            }
            if thoroughly(false, number % 7 != 0) {
                break;
            }
        }
    }
}

proptest! {
    #[test]
    fn any_edit_of_any_program_is_made_or_refused(seed in 1_u64..) {
        let mut random = Random(seed);
        let program = program(&["S"], "define f (a) <b>\nsay (a)\n\nwhen flag clicked\nf (1) <b :: custom-arg>").expect("it is well formed");
        let edit = random.edit(&program);
        if let Ok(edited) = program.edit(&edit) {
            let again = read_program("test", &write_program(&edited.program));
            prop_assert_eq!(again.as_ref(), Ok(&edited.program));
        }
    }
}
