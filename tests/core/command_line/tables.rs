//! Tables come out as they went in.

use super::{Ran, is_refused, run_among};
use std::fs;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};

fn puzzle() -> String {
    SCRATCH.replace(',', "").replace('0', ".")
}

fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    run_among(&[], arguments, input.as_ref())
}

/// Returns the output of a successful run.
fn out(arguments: &[&str], input: impl AsRef<[u8]>) -> String {
    let ran = run(arguments, input);
    assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{arguments:?}");
    ran.out
}

#[test]
fn the_header_names_the_columns_and_the_one_with_the_puzzles() {
    let puzzle = puzzle();
    for (header, sign) in [
        ("id,solution,puzzle", ','),
        ("ID;Solutions;Quizzes", ';'),
        ("id\tsolution\tsudoku", '\t'),
        ("id|solution|board", '|'),
    ] {
        let [id, solution, _] = header.split(sign).collect::<Vec<_>>()[..] else { panic!("three names") };
        let table = format!("{header}\n7{sign}{SCRATCH_SOLVED}{sign}{puzzle}\n");
        let kept = out(&["solve", "--csv=puzzle", "--keep"], table);
        assert_eq!(kept, format!("puzzle,{id},{solution}\n{puzzle},7,{SCRATCH_SOLVED}\n"));
    }
    let wrong = run(&["solve"], format!("id,puzzle\n{puzzle},none\n"));
    assert!(wrong.status == Some(2) && wrong.errors.contains("line 2"), "the column with that name: {}", wrong.errors);
}

#[test]
fn without_a_known_name_the_puzzles_are_in_the_first_column_of_81_cells() {
    let (puzzle, zeros) = (puzzle(), SCRATCH.replace(',', ""));
    let named = out(&["check", "--csv=valid", "--keep"], format!("target,input\n{zeros},{SCRATCH_SOLVED}\n"));
    assert_eq!(named, format!("valid,target,input\ntrue,{zeros},{SCRATCH_SOLVED}\n"), "a row is one puzzle");
    let bare = out(&["solve", "--csv", "--keep"], format!("x;{puzzle};\"a;b\"\n# a note\ny;{zeros}\n"));
    let solved = |id: &str, words: &str| format!("{puzzle},{SCRATCH_SOLVED},{id},{words}\n");
    assert_eq!(bare, format!("puzzle,solution,column_1,column_3\n{}{}", solved("x", "a;b"), solved("y", "")));
    let empty = out(&["solve", "--csv=puzzle", "--keep"], format!("\t#\t{puzzle}\n"));
    assert_eq!(empty, format!("puzzle,column_1,column_2\n{puzzle},,#\n"), "an empty cell, and then that sign");
    let noted = out(&["solve", "--csv=puzzle", "--keep"], format!("# made by hand\n\nid,puzzle\n#1,{puzzle}\n"));
    assert_eq!(noted, format!("puzzle,id\n{puzzle},#1\n"), "below a header a row may begin with that sign");
    for name in ["\"two\nlines\"", "\"a, b\r\nc\"", "\"\n\n\""] {
        let table = format!("# with a \"mark\n#,{name},grid\n1,2,{puzzle}\n");
        let kept = out(&["solve", "--csv=puzzle", "--keep"], table);
        assert_eq!(kept, format!("puzzle,#,{name}\n{puzzle},1,2\n"), "names of several lines");
    }
}

#[test]
fn cells_are_passed_through_as_they_are() {
    let puzzle = puzzle();
    for cell in ["", " a ", "\"a, \"\"b\"\"\"", "\"two\nlines\"", "\"three\r\n\r\nlines\"", "#", "'"] {
        let table = format!("id,puzzle,note\n1,{puzzle},\n2,{puzzle},{cell}\n");
        let kept = out(&["solve", "--csv=puzzle", "--keep"], &table);
        assert_eq!(kept, format!("puzzle,id,note\n{puzzle},1,\n{puzzle},2,{cell}\n"));
        assert_eq!(out(&["check", "--csv=puzzle", "--keep"], &kept), kept, "our own table");
    }
    let before = out(&["solve", "--csv=solution", "--keep"], format!("note,puzzle\n\"two\nlines\",{puzzle}\n"));
    assert_eq!(before, format!("solution,note,puzzle\n{SCRATCH_SOLVED},\"two\nlines\",{puzzle}\n"));
}

#[test]
fn names_that_come_twice_are_told_apart() {
    let puzzle = puzzle();
    let table = format!("note,puzzle,note,note_2,,solution,note\na,{puzzle},b,c,d,e,f\n");
    let kept = out(&["solve", "--csv", "--keep"], &table);
    assert_eq!(
        kept,
        format!(
            "puzzle,solution,note,note_3,note_2,column_5,input_solution,note_4\n{puzzle},{SCRATCH_SOLVED},a,b,c,d,e,f\n"
        )
    );
    let objects = out(&["solve", "--json", "--keep"], &table);
    assert!(objects.contains(r#""input_solution":"e","note":"a","note_2":"c","note_3":"b","note_4":"f""#), "{objects}");
}

#[test]
fn a_long_row_is_named_and_a_short_one_is_filled_up() {
    let puzzle = puzzle();
    let ran = run(
        &["solve", "--csv=puzzle", "--keep"],
        format!("id,puzzle,note\n1,{puzzle}\n\n\"2\n2\",{puzzle},a,b\n3,{puzzle},\"a\nb\"\n4,,c\n5,x,c\n"),
    );
    assert_eq!((ran.status, ran.out), (Some(2), format!("puzzle,id,note\n{puzzle},1,\n{puzzle},3,\"a\nb\"\n")));
    let errors: Vec<&str> = ran.errors.lines().collect();
    assert_eq!(errors.len(), 3, "{errors:?}");
    assert!(errors[0].contains("line 4: this row has 4 cells, but the table has 3 columns"), "{}", errors[0]);
    assert!(errors[1].contains("line 8: there is no puzzle in the column \"puzzle\""), "{}", errors[1]);
    assert!(errors[2].contains("line 9: "), "{}", errors[2]);
}

#[test]
fn an_empty_cell_too_many_at_the_end_is_no_cell() {
    let puzzle = puzzle();
    for sign in [',', ';', '\t', '|'] {
        // QQWing ends each row with a delimiter, but not the header.
        let row = format!("{puzzle}{sign}{SCRATCH_SOLVED}{sign}7{sign}\n");
        let table = format!("Puzzle{sign}Solution{sign}Guesses\n{}", row.repeat(3));
        let kept = out(&["solve", "--csv=puzzle", "--keep"], &table);
        assert_eq!(kept, format!("puzzle,Solution,Guesses\n{}", format!("{puzzle},{SCRATCH_SOLVED},7\n").repeat(3)));
        assert_eq!(
            out(&["solve"], table.replace(&format!("7{sign}"), &format!("7{}", sign.to_string().repeat(4))))
                .lines()
                .count(),
            3
        );
        let long = run(&["solve"], table.replace(&format!("7{sign}"), &format!("7{sign}{sign}a")));
        assert!(long.status == Some(2) && long.errors.contains("but the table has 3 columns"), "{}", long.errors);
    }
}

#[test]
fn an_error_that_is_the_same_for_many_lines_is_counted_after_the_third() {
    let puzzle = puzzle();
    let long = format!("id,puzzle\n{}", format!("1,{puzzle},a\n").repeat(50));
    let short = format!("{}\n", &puzzle[1..]).repeat(50);
    for (text, first, reason) in [
        (long, 2, "this row has 3 cells, but the table has 2 columns"),
        (short, 1, "a puzzle has 81 cells, but 80 were given"),
    ] {
        for jobs in ["1", "3"] {
            let ran = run(&["solve", "--jobs", jobs], &text);
            assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
            let errors: Vec<&str> = ran.errors.lines().collect();
            assert_eq!(errors.len(), 4, "{}", ran.errors);
            for (number, error) in errors[..3].iter().enumerate() {
                assert!(error.starts_with(&format!("sudoku-assistant: line {}: {reason}", first + number)), "{error}");
            }
            let rest = format!("sudoku-assistant: 47 more like it, up to line {}: {reason}", first + 49);
            assert!(errors[3].starts_with(&rest), "{}", errors[3]);
        }
    }
    // An invalid puzzle gets an answer of its own, on its own line.
    let clashing = format!("44{}\n", ".".repeat(79)).repeat(10);
    assert_eq!(run(&["solve"], &clashing).errors.lines().count(), 10);
}

#[test]
fn a_cell_that_a_spreadsheet_would_run_is_named() {
    let puzzle = puzzle();
    let table = |cell: &str| format!("id,puzzle,note\n1,{puzzle},{cell}\n2,{puzzle},{cell}\n");
    for cell in ["=1+2", "@SUM(A1)", "+a", "-a"] {
        let ran = run(&["solve", "--csv", "--keep"], table(cell));
        assert!(ran.out.contains(cell), "what was read is passed on");
        let sign = &cell[..1];
        assert!(
            ran.errors.contains(&format!("a cell begins with {sign}, so a spreadsheet may run it")),
            "{}",
            ran.errors
        );
        assert_eq!(ran.errors.lines().count(), 2, "once, and how many more: {}", ran.errors);
        assert_eq!(run(&["solve", "--json", "--keep"], table(cell)).errors, "");
    }
    for cell in ["-1", "+2.5", "a=b", ""] {
        assert_eq!(run(&["solve", "--csv", "--keep"], table(cell)).errors, "", "{cell}");
    }
}

#[test]
fn characters_that_nobody_sees_are_left_out() {
    let puzzle = puzzle();
    let solved = format!("{SCRATCH_SOLVED}\n");
    for sign in ["\u{200b}", "\u{feff}", "\u{ad}", "\u{2060}", "\u{200e}", "\u{202a}"] {
        let rows: Vec<&str> = (0..9).map(|row| &puzzle[9 * row..9 * row + 9]).collect();
        for text in [
            format!("{}{sign}{}\n", &puzzle[..5], &puzzle[5..]),
            format!("{sign}{puzzle}{sign}\n"),
            rows.join(&format!("{sign}\n{sign}")) + "\n",
            format!("[{sign}\"{}{sign}{}\"]\n", &puzzle[..40], &puzzle[40..]),
            format!("id,puzzle\n1,{}{sign}{}\n", &puzzle[..9], &puzzle[9..]),
        ] {
            assert_eq!(out(&["solve", "-"], &text), solved, "{text:?}");
        }
        let four = format!("1.{sign}.. ..3. .2.. ...4");
        assert_eq!(out(&["solve", "-"], &four), "1 3 4 2 2 4 3 1 4 2 1 3 3 1 2 4\n", "{sign:?}");
    }
}

#[test]
fn a_quotation_mark_that_is_never_closed_is_found() {
    let puzzle = puzzle();
    let lost = format!("id,puzzle,note\n1,{puzzle},\"a\n2,{puzzle},b\n");
    is_refused(&run(&["solve"], &lost), &["line 2: ", "no closing quotation mark"]);
    let long = lost + &format!("3,{puzzle},c\n").repeat(20_000);
    is_refused(&run(&["solve"], &long), &["longer than 1 MiB", "quotation mark"]);
}

#[test]
fn several_tables_are_joined_by_their_names() {
    let (puzzle, folder) = (puzzle(), tempfile::tempdir().expect("a folder"));
    let files = [
        ("a.csv", format!("id,puzzle,note\n1,{puzzle},a\n")),
        ("b.csv", format!("note;level;puzzle\nb;hard;{puzzle}\n")),
        ("c.jsonl", format!("{{\"puzzle\": \"{puzzle}\", \"id\": 3}}\n")),
    ];
    let files = files.map(|(name, text)| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        path.to_str().expect("UTF-8").to_owned()
    });
    let [a, b, c] = &files;
    let joined = out(&["solve", "--csv=puzzle", "--keep", a, b, c, "-"], format!("4,{puzzle}\n"));
    let rows = [",1,a,,", ",,b,hard,", ",3,,,", ",,,,4"].map(|row| format!("{puzzle}{row}\n")).concat();
    assert_eq!(joined, format!("puzzle,id,note,level,column_1\n{rows}"));
}

#[test]
fn all_that_is_printed_for_programs_is_read_with_all_columns() {
    let (puzzle, table) = (puzzle(), format!("id,puzzle,note\n1,{},\"a\nb\"\n", puzzle()));
    for (command, option) in
        ["solve", "check", "rate", "convert"].into_iter().flat_map(|command| [(command, "--csv"), (command, "--json")])
    {
        let first = out(&[command, option, "--keep"], &table);
        let again = out(&["solve", "--csv=puzzle", "--keep"], &first);
        let names = again.lines().next().expect("a header");
        assert!(names.split(',').any(|name| name == "id") && names.split(',').any(|name| name == "note"), "{names}");
        assert!(again.contains(&puzzle) && again.contains("\"a\nb\""), "{command} {option}: {again}");
    }
    let generated = out(&["generate", "--seed", "3", "-n", "2", "--json"], "");
    let solved = out(&["solve", "--json", "--keep"], &generated);
    assert!(solved.contains("input_solution") && solved.contains("\"seed\":"), "{solved}");
}

#[test]
fn objects_with_other_names_fit_into_objects_and_not_into_a_table() {
    let puzzle = puzzle();
    let lines = format!("{{\"puzzle\":\"{puzzle}\",\"a\":[1,null]}}\n").repeat(2000)
        + &format!("{{\"b\":2,\"puzzle\":\"{puzzle}\"}}\nnone\n");
    let table = run(&["convert", "--csv=puzzle", "--keep"], &lines);
    assert_eq!((table.status, table.out.lines().count()), (Some(2), 2001));
    assert!(table.errors.contains("line 2001: the first lines have no \"b\""), "{}", table.errors);
    assert!(table.errors.contains("line 2002: this line is not a JSON object"), "{}", table.errors);
    assert!(table.out.contains(",\"[1,null]\"\n"));
    let objects = run(&["convert", "--json", "--keep"], &lines).out;
    assert!(objects.ends_with(&format!("{{\"b\":2,\"puzzle\":\"{puzzle}\"}}\n")), "numbers are numbers");
}

#[test]
fn an_empty_input_is_an_empty_answer() {
    for input in ["", "\n", " \r\n\n"] {
        assert_eq!(out(&["solve"], input), "");
        assert_eq!(out(&["solve", "--json"], input), "");
        assert_eq!(out(&["check", "--csv=valid,reason"], input), "valid,reason\n");
    }
    assert_eq!(out(&["rate", "--csv=level", "--keep"], "id,puzzle,note\n"), "level,id,puzzle,note\n");
    is_refused(&run(&["race"], ""), &["no puzzle"]);
    is_refused(&run(&["solve"], "Nothing but words\n"), &["no puzzle"]);
}

#[test]
fn other_encodings_are_read_or_named() {
    let table = format!("id,puzzle,note\n1,{},Übung für José\n", puzzle());
    let kept = out(&["solve", "--csv=puzzle", "--keep"], &table);
    assert!(kept.ends_with(",1,Übung für José\n"));
    let latin: Vec<u8> = table.chars().map(|sign| u8::try_from(u32::from(sign)).expect("Latin-1")).collect();
    let ran = run(&["solve", "--csv=puzzle", "--keep"], &latin);
    assert_eq!((ran.status, &ran.out), (Some(0), &kept));
    assert!(ran.errors.contains("line 2: this is not UTF-8, and is read as windows-1252"), "{}", ran.errors);
    assert_eq!(out(&["solve", "--csv=puzzle", "--keep", "--encoding", "latin1"], &latin), kept);
    let wide: Vec<u8> = table.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(out(&["solve", "--csv=puzzle", "--keep"], &wide), kept);
    assert_eq!(out(&["solve", "--csv=puzzle", "--keep"], [&[0xff, 0xfe][..], &wide].concat()), kept);
    let unknown = run(&["solve", "--encoding", "klingon"], "");
    assert!(unknown.status == Some(2) && unknown.errors.contains("unknown encoding"), "{}", unknown.errors);
    let ran = run(&["solve", "--encoding", "gbk"], &latin);
    assert!(ran.status == Some(2) && ran.errors.contains("is not gbk"), "{}", ran.errors);
}

/// The header `id,puzzle` and a row, compressed with gzip, and with zstd in two frames.
const GZIP: &[u8] = &[
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0x4c, 0xd1, 0x29, 0x28, 0xad, 0xaa, 0xca, 0x49,
    0xe5, 0x32, 0xd7, 0x31, 0x31, 0x33, 0x30, 0x34, 0x00, 0x01, 0x0b, 0x23, 0x03, 0x53, 0x03, 0x18, 0xb0, 0x04, 0xb1,
    0x8d, 0x2c, 0x0d, 0x8c, 0x21, 0x5c, 0xa0, 0x0a, 0x13, 0xa0, 0x0a, 0x08, 0xc7, 0xc8, 0xc0, 0xd2, 0xcc, 0xc0, 0xc0,
    0x0c, 0x48, 0xc3, 0x80, 0x21, 0x48, 0x29, 0x08, 0x18, 0x1b, 0x98, 0x9b, 0x72, 0x01, 0x00, 0x11, 0x46, 0x6e, 0x81,
    0x5e, 0x00, 0x00, 0x00,
];
const ZSTD: &[u8] = &[
    0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x68, 0x51, 0x00, 0x00, 0x69, 0x64, 0x2c, 0x70, 0x75, 0x7a, 0x7a, 0x6c, 0x65, 0x0a,
    0xc9, 0xef, 0x29, 0x90, 0x28, 0xb5, 0x2f, 0xfd, 0x04, 0x68, 0x55, 0x01, 0x00, 0xc2, 0x84, 0x08, 0x0b, 0xa0, 0xab,
    0x31, 0x24, 0x49, 0x88, 0x4c, 0xfe, 0x57, 0x9d, 0x07, 0x80, 0x98, 0xe2, 0xd7, 0xd2, 0x2d, 0x97, 0xba, 0xff, 0x3c,
    0xa6, 0x5f, 0xac, 0x4d, 0xd6, 0x7f, 0x72, 0xe7, 0xd3, 0x32, 0x82, 0x09, 0x01, 0x00, 0x4e, 0x00, 0x28, 0x25, 0xa9,
    0x37, 0x0d,
];

#[test]
fn packed_files_are_unpacked() {
    let line = format!("puzzle,id\n{},7\n", puzzle());
    for packed in [GZIP, ZSTD] {
        assert_eq!(out(&["convert", "--csv=puzzle", "--keep"], packed), line);
        assert_eq!(run(&["convert", "--csv=puzzle"], &packed[..packed.len() - 9]).status, Some(2), "it is cut off");
    }
}

#[test]
fn what_is_no_table_has_no_columns_to_keep() {
    let ran = run(&["solve", "--csv=puzzle", "--keep"], format!("1 {}\n", puzzle()));
    assert_eq!((ran.status, ran.out), (Some(0), format!("puzzle\n{}\n", puzzle())));
    assert!(ran.errors.contains("no columns to keep"), "{}", ran.errors);
}
