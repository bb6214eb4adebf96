//! Tests of splitting texts with many puzzles.

use proptest::prelude::*;
use std::io::{self, BufRead, BufReader, Read};
use sudoku_board::classic::Grid;
use sudoku_board::notation::{self, Metadata, Notation, Piece, ReadError, Splitter, split_puzzles};
use sudoku_samples::known::{NEWSPAPER, NEWSPAPER_LINE, SCRATCH, SCRATCH_SOLVED, grid};
use sudoku_samples::strategies::{lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::{cases, thoroughly};

/// Returns the line of each piece, and its board as a line or the reason why it was refused.
pub fn pieces(text: &str) -> Vec<(u64, String)> {
    split_puzzles(text).iter().map(|piece| (piece.line, board_or_reason(piece))).collect()
}

pub fn board_of(piece: &Piece) -> Result<Grid, ReadError> {
    piece.read().map(|reading| reading.board)
}

fn board_or_reason(piece: &Piece) -> String {
    board_of(piece).map_or_else(|reason| reason.to_string(), |board| Notation::Line.write(&board))
}

#[track_caller]
pub fn cut(text: &str, wanted: &[(u64, &str)]) {
    let wanted: Vec<(u64, String)> = wanted.iter().map(|&(line, board)| (line, board.to_owned())).collect();
    assert_eq!(pieces(text), wanted, "{text}");
}

pub fn scratch() -> String {
    Notation::Line.write(&grid(SCRATCH))
}

#[test]
fn a_newspapers_puzzle_and_its_solution_are_two_grids() {
    let solution = "   9 2 6    5 1 7    4 8 3
   3 7 4    9 8 6    5 2 1
   5 8 1    3 2 4    7 9 6

   7 4 3    8 6 5    9 1 2
   8 5 9    1 7 2    3 6 4
   6 1 2    4 3 9    8 5 7

   2 9 8    6 4 3    1 7 5
   1 3 7    2 5 8    6 4 9
   4 6 5    7 9 1    2 3 8
";
    let text = &format!("{NEWSPAPER}\n{solution}");
    let puzzle = NEWSPAPER_LINE;
    let solution = "926517483374986521581324796743865912859172364612439857298643175137258649465791238";
    cut(text, &[(1, puzzle), (13, solution)]);
    cut(&format!("{text}\n{text}"), &[(1, puzzle), (13, solution), (25, puzzle), (37, solution)]);
    cut(&format!("Puzzle\n\n{text}\nA title\n{solution}\n"), &[(3, puzzle), (15, solution), (28, solution)]);
}

#[test]
fn a_newspapers_grid_whose_first_row_is_blank_does_not_swallow_the_next() {
    let board = grid("............9.6.2.5..3.4..674.....1.8.9...3.4.1.....572..6.3..5.3.2.8...4.57..2..");
    let text: Vec<String> = Notation::Newspaper.write(&board).replace('.', " ").lines().map(str::to_owned).collect();
    let text = text.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n");
    let line = Notation::Line.write(&board);
    cut(&format!("{text}\n\n{text}\n"), &[(2, &line), (14, &line)]);
}

#[test]
fn collections_of_lines_and_of_framed_grids_are_cut() {
    let board = grid(SCRATCH);
    let line = scratch();
    let sdm = Notation::Sdm.write(&board);
    cut(&format!("{sdm}\n{sdm}\r\n{sdm}"), &[(1, &line), (2, &line), (3, &line)]);
    let framed = Notation::SimpleSudoku.write(&board);
    let text = format!("{framed}\n Simple Sudoku\n  Version 4.2n\n\n{framed}\n{framed}\n");
    cut(&text, &[(1, &line), (17, &line), (30, &line)]);
    let marks = Notation::Candidates.write(&board);
    let text = format!("{marks}\n Simple Sudoku\n\n{marks}\n{marks}\n{sdm}\n");
    cut(&text, &[(1, &line), (16, &line), (29, &line), (42, &line)]);
}

#[test]
fn headers_of_sdk_files_stay_with_their_rows() {
    let rows = Notation::Sdk.write(&grid(SCRATCH));
    let text = format!(
        "#AFirst\n#CA remark\n{rows}\n#ASecond\n# a note\n\n{rows}\n\n{rows}\n#AFourth\n[Puzzle]\n{rows}\n[State]\n{rows}\n\n\
         #AFifth\n[Puzzle]\n{rows}\n"
    );
    let found: Vec<(u64, Option<String>)> = split_puzzles(&text)
        .iter()
        .map(|piece| {
            let reading = piece.read().expect("a puzzle");
            assert_eq!(reading.board, grid(SCRATCH));
            (piece.line, reading.metadata.author)
        })
        .collect();
    let told = |name: &str| Some(name.to_owned());
    assert_eq!(
        found,
        [(3, told("First")), (15, told("Second")), (25, None), (35, told("Fourth")), (57, told("Fifth"))]
    );
}

#[test]
fn lists_of_boards_are_cut() {
    let board = grid(SCRATCH);
    let line = scratch();
    let list = Notation::Json.write(&board);
    cut(&format!("{list}\n{list}\n\n{list}\n"), &[(1, &line), (10, &line), (20, &line)]);
    cut(&format!("[\n{list},\n{list}\n]\n{line}\n"), &[(2, &line), (11, &line), (21, &line)]);
    cut(&format!("[\"{line}\",\n \"{line}\"]"), &[(1, &line), (2, &line)]);
    cut(&format!("boards = [\n  '{line}',\n  '{line}',\n]\n"), &[(2, &line), (3, &line)]);
    let flat = list.replace(['[', ']', '\n', ' '], "");
    cut(&format!("[[{flat}],[{flat}]]\n"), &[(1, &line), (1, &line)]);
    let short = list.replacen("[8,2,", "[8,", 1);
    cut(&format!("[{short},{list}]"), &[(1, "row 2 has 8 digits, but needs 9"), (9, &line)]);
}

#[test]
fn a_list_that_is_never_closed_is_refused_after_the_boards_in_it() {
    let lines: Vec<u64> =
        pieces(&format!("[\n[\"{}\"],\n", "1".repeat(81))).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [2, 1]);
}

#[test]
fn a_list_that_is_never_closed_does_not_swallow_what_follows() {
    let line = scratch();
    let list = Notation::Json.write(&grid(SCRATCH));
    let open = "line 1, character 1: this '[' is never closed; write ']' where it ends";
    cut(&format!("{}\n{line}\n{line}\n", &list[..list.len() - 1]), &[(1, open), (10, &line), (11, &line)]);
}

#[test]
fn the_boards_of_a_list_before_a_broken_place_are_not_lost() {
    let line = scratch();
    let list = Notation::Json.write(&grid(SCRATCH));
    let wrong = "line 1, character 5: ',' does not belong in a list of digits; remove it";
    let broken = list.replacen("[8,2,", "[8,,2,", 1).replacen("[[4,6,0,1,0,0,0,0,0],\n ", "[", 1);
    cut(
        &format!("[\n{list},\n{broken},\n{list}]\n{line}\n"),
        &[(2, &line), (1, &wrong.replace("line 1", "line 11")), (28, &line)],
    );
    let slip = "row 1, column 1: 'x' is not a digit from 0 to 9; write 0 for a blank";
    cut(&format!("[\"{line}\", \"{line}\" x\n{line}\n"), &[(1, &line), (1, &line), (1, slip), (2, &line)]);
}

#[test]
fn cells_may_stand_alone_between_commas_tabs_and_bars() {
    let line = scratch();
    let rows = Notation::Sdk.write(&grid(SCRATCH));
    for (sign, blank, ends) in
        [(",", "0", ""), (",", "", ","), (", ", "_", ""), ("\t", "", ""), (";", "-", ";"), ("|", " ", "|")]
    {
        let cells = |text: &str| {
            let cells = text.chars().map(|c| if c == '.' { blank.to_owned() } else { c.to_string() });
            cells.collect::<Vec<_>>().join(sign) + ends
        };
        let edge = if sign == "|" { "|" } else { "" };
        let text: String = rows.lines().map(|row| format!("{edge}{}\n", cells(row))).collect();
        assert_eq!(sudoku_board::notation::read(&text), Ok(grid(SCRATCH).into()), "{text}");
        cut(&format!("{text}\n{text}"), &[(1, &line), (11, &line)]);
        cut(&format!("{0}\n{0}\n", cells(&line)), &[(1, &line), (2, &line)]);
    }
}

#[test]
fn the_field_with_the_puzzle_may_stand_anywhere_in_its_line() {
    let line = scratch();
    let (dots, zeros) = (line.as_str(), line.replace('.', "0"));
    let spaced: String = zeros.chars().map(|c| format!("{c} ")).collect();
    for text in [
        format!("{dots},{SCRATCH_SOLVED}"),
        format!("5a58e7c1 {zeros}  1.2"),
        format!("17,{dots},{SCRATCH_SOLVED},27,2.2"),
        format!("\"{zeros}\",\"hard\""),
        format!("{{\"puzzle\":\"{zeros}\"}}"),
        format!("{spaced}\t0.42"),
    ] {
        cut(&format!("{text}\n{text}\n"), &[(1, dots), (2, dots)]);
    }
}

#[test]
fn a_title_ends_a_grid_that_lacks_a_row() {
    let line = scratch();
    let rows = Notation::Sdk.write(&grid(SCRATCH));
    let (short, _) = rows.rsplit_once('\n').expect("rows");
    let (shorter, _) = short.rsplit_once('\n').expect("rows");
    let text = format!("{shorter}\nA title\n{rows}\nA title\n{short}\nA title\n{rows}\n");
    cut(
        &text,
        &[
            (1, "a puzzle has 9 rows, but 7 were given"),
            (9, &line),
            (19, "a puzzle has 9 rows, but 8 were given"),
            (28, &line),
        ],
    );
}

#[test]
fn a_comment_in_xml_does_not_swallow_the_puzzles_below_it() {
    let (line, grid) = (scratch(), Notation::Drawn.write(&grid(SCRATCH)));
    let comment = "<!-- my puzzles\n123456789\n<opensudoku> -->";
    for (above, lines) in [
        ("<!-- my puzzles -->", 1),
        ("<?xml version=\"1.0\"?>", 1),
        (comment, 3),
        ("<!DOCTYPE a [\n<!ENTITY b '1'>\n]>\n", 4),
    ] {
        cut(&format!("{above}\n{line}\n{line}\n"), &[(lines + 1, &line), (lines + 2, &line)]);
        cut(&format!("{above}\n\n{grid}\n\n{line}\n"), &[(lines + 2, &line), (lines + 14, &line)]);
        cut(&format!("{line}\n{above}\n[\"{line}\"]\n"), &[(1, &line), (lines + 2, &line)]);
        cut(
            &format!("{above}\n{above}\n<opensudoku>\n<game data='{line}'/>\n</opensudoku>"),
            &[(2 * lines + 2, &line)],
        );
    }
    let none = "this file has no puzzle: it has no <game data=\"...\"/>";
    cut(&format!("<?xml version='1.0'?>\n<svg>\n</svg>\n{line}\n{line}\n"), &[(1, none), (4, &line), (5, &line)]);
    cut("<!-- nothing -->\n", &[(1, none)]);
    cut(&format!("<!-- a --> {line}\n{line}\n"), &[(1, &line), (2, &line)]);
}

#[test]
fn the_games_of_an_opensudoku_file_are_cut_and_keep_their_folder() {
    let line = scratch();
    let text = format!(
        "<?xml version=\"1.0\"?>\n<opensudoku version=\"2\">\n<folder name=\"Easy &amp; small\">\n\
         <game created=\"1\"\n data=\"{line}\"/>\n<game data=\"12\"></game></folder>\n<folder name=\"Hard\">\n\
         <game data=\"{line}\" note=\"nice\"/>\n</folder></opensudoku>\n{line}\n"
    );
    cut(&text, &[(4, &line), (6, "a puzzle has 81 cells, but 2 were given"), (8, &line), (10, &line)]);
    let names: Vec<_> = split_puzzles(&text)
        .iter()
        .filter_map(|piece| piece.read().ok())
        .map(|reading| (reading.metadata.name, reading.metadata.comment))
        .collect();
    let told = |name: &str| Some(name.to_owned());
    assert_eq!(names, [(told("Easy & small"), None), (told("Hard"), told("nice")), (None, None)]);
}

#[test]
fn the_games_before_a_broken_place_are_not_lost() {
    let line = scratch();
    let text = format!("<opensudoku>\n<game data=\"{line}\"/>\n<game data='{line}\n");
    let found = pieces(&text);
    assert_eq!(found[0], (2, line));
    assert!(found[1].0 == 3 && found[1].1.contains("this OpenSudoku file is damaged"), "{found:?}");
    assert_eq!(found.len(), 2);
}

#[test]
fn addresses_among_the_lines_keep_what_follows_the_sign_of_a_note() {
    let line = scratch();
    let text =
        format!("# from a page\nhttps://example.org/#{line}\n\nhttps://example.org/?bd={line}&x=1#top\n{line} # x\n");
    cut(&text, &[(2, &line), (4, &line), (5, &line)]);
}

#[test]
fn bytes_that_are_no_text_spoil_their_own_line_only() {
    let line = scratch();
    let bytes = [&b"\xff\xfe\x80\n"[..], line.as_bytes(), b"\n46\xc3.1\n\n", line.as_bytes()].concat();
    let found: Vec<(u64, bool)> = Splitter::new(&bytes[..])
        .map(|piece| piece.expect("bytes in memory"))
        .map(|piece| (piece.line, piece.read().is_ok()))
        .collect();
    assert_eq!(found, [(1, false), (2, true), (3, false), (5, true)]);
}

/// A reader of endless lines that counts the bytes taken from it.
struct Endless<'a> {
    line: &'a [u8],
    at: usize,
    taken: usize,
}

impl Read for Endless<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in buffer.iter_mut() {
            *byte = self.line[self.at % self.line.len()];
            self.at += 1;
        }
        self.taken += buffer.len();
        Ok(buffer.len())
    }
}

#[test]
fn pieces_come_as_soon_as_they_are_whole() {
    let text = format!("{}\n\n", Notation::Drawn.write(&grid(SCRATCH)));
    let mut input = BufReader::with_capacity(16, Endless { line: text.as_bytes(), at: 0, taken: 0 });
    for (at, piece) in (0..).zip(Splitter::new(&mut input).take(100)) {
        let piece = piece.expect("no error");
        assert_eq!((piece.line, board_of(&piece)), (1 + 12 * at, Ok(grid(SCRATCH))));
    }
    assert!(input.get_ref().taken <= 100 * text.len() + 16);
}

#[test]
fn a_line_without_end_is_refused_and_the_next_one_is_read() {
    let long = Endless { line: b"x.1", at: 0, taken: 0 }.take(3 * notation::LONGEST_LINE as u64);
    let line = scratch();
    let input = BufReader::new(long.chain(b"\n".as_slice()).chain(line.as_bytes()));
    let found: Vec<Piece> = Splitter::new(input).map(|piece| piece.expect("no error")).collect();
    assert_eq!(found.len(), 2);
    assert_eq!((found[0].line, found[0].size()), (1, notation::LONGEST_LINE + 1));
    let reason =
        "the text is longer than 1048576 bytes; a puzzle is much shorter, so check that this is the right text";
    assert_eq!(board_or_reason(&found[0]), reason);
    assert_eq!((found[1].line, board_or_reason(&found[1])), (2, line));
}

#[test]
fn a_document_may_be_one_long_line() {
    let list = Notation::Json.write(&grid(SCRATCH)).replace('\n', "");
    let count = notation::LONGEST_LINE / list.len() + 100;
    let text = format!("[{}]", vec![list; count].join(","));
    assert!(text.len() > notation::LONGEST_LINE);
    let found = split_puzzles(&text);
    assert_eq!(found.len(), count);
    assert!(found.iter().all(|piece| board_of(piece) == Ok(grid(SCRATCH))));
}

#[test]
fn a_document_without_end_is_refused_and_not_kept() {
    for (line, reason) in [
        ("[1, \"x\",", "row 1, column 2: 'x' is not a digit from 0 to 9; write 0 for a blank"),
        (
            "<opensudoku>",
            "the text is longer than 67108864 bytes; a puzzle is much shorter, so check that this is the right text",
        ),
    ] {
        let line = format!("{line}{}\n", " ".repeat(10_000));
        let endless =
            Endless { line: line.as_bytes(), at: 0, taken: 0 }.take(notation::LARGEST_DOCUMENT as u64 + (8 << 20));
        let found: Vec<Piece> = Splitter::new(BufReader::new(endless)).map(|piece| piece.expect("no error")).collect();
        assert_eq!(found.iter().map(board_or_reason).collect::<Vec<_>>(), [reason]);
    }
}

#[test]
fn frames_and_blank_lines_without_end_are_not_gathered() {
    let frames = split_puzzles(&format!("1........\n{}", "-----------\n\n".repeat(thoroughly(400_000, 100_000))));
    let size: usize = frames.iter().map(|piece| piece.size()).sum();
    assert!(size <= notation::LONGEST_LINE + 100, "{size}");
    assert_eq!(split_puzzles(&"#ARuud\n".repeat(thoroughly(100_000, 20_000))), []);
}

#[test]
fn of_a_puzzle_without_end_no_more_is_kept_than_of_a_line_without_end() {
    // Eight of these lines are longer together than one line may be.
    let length = notation::LONGEST_LINE / thoroughly(2, 6);
    let spaces = " ".repeat(length);
    let words = format!("1{}\n", "x".repeat(length));
    for text in [
        format!("[Puzzle]\n{}", "[a]\n".repeat(thoroughly(500_000, 300_000))),
        format!("[Puzzle]\n{}", format!("[a]\n{words}").repeat(8)),
        words.repeat(9),
        format!("1 {spaces}\n").repeat(9),
        format!("{{1}} {{2}} 3 4 5 6 7 8 {spaces}9\n").repeat(9),
    ] {
        let found = split_puzzles(&format!("{text}\n[Puzzle]\n{0}\n[Puzzle]\n{0}\n", scratch()));
        assert!(found[0].size() <= notation::LONGEST_LINE + 2, "{}", found[0].size());
        let reason =
            "the text is longer than 1048576 bytes; a puzzle is much shorter, so check that this is the right text";
        let boards: Vec<String> = found.iter().map(board_or_reason).collect();
        assert_eq!(boards, [reason.to_owned(), scratch(), scratch()]);
    }
}

/// A game with as many characters as a puzzle has cells, but no digit.
const QUOTED_GAME: &str =
    "<game data='?????????????????????????????????????????????????????????????????????????????????'/>";

#[test]
fn short_words_are_told_of_each_game_and_long_ones_of_the_first() {
    let names = ["name", "author", "description", "comment", "created", "source", "level", "sourceURL"];
    let game = format!("<game data=\"{}\"/>", "0".repeat(81));
    for (marks, kept) in [(1, 8), (80, 8), (81, 0)] {
        let words: String = names.iter().map(|name| format!("<{name}>{}</{name}>", "\"".repeat(marks))).collect();
        let found = split_puzzles(&format!("<opensudoku>{words}{}</opensudoku>", game.repeat(1000)));
        assert_eq!(found.len(), 1000);
        for (at, kept) in [(0, 8), (1, kept), (999, kept)] {
            let metadata = found[at].read().expect("a puzzle").metadata;
            let Metadata { name, author, description, comment, date, source, level, url } = metadata;
            let told = [name, author, description, comment, date, source, level, url].into_iter().flatten();
            assert_eq!(told.collect::<Vec<_>>(), vec!["\"".repeat(marks); kept], "{at}");
        }
    }
}

#[test]
fn deep_and_wide_documents_are_refused_in_time() {
    // Work that grows with the square of the length would be noticeably slow.
    let times = |full| thoroughly(full, full / 10);
    for text in [
        "[".repeat(times(2_000_000)),
        "[[".repeat(times(500_000)) + &"]]".repeat(times(500_000)),
        format!("<opensudoku>{}", "<a>".repeat(times(500_000))),
        format!("<opensudoku><game {}/></opensudoku>", "a='1' ".repeat(times(200_000))),
        format!("<opensudoku><{}>{}", "a".repeat(times(2_000_000)), "&lt;".repeat(times(500_000))),
        format!("<opensudoku><name>{}</name>{}", " ".repeat(times(2_000_000)), QUOTED_GAME.repeat(times(20_000))),
        format!("<opensudoku><folder name='{}'>{}", " ".repeat(times(2_000_000)), QUOTED_GAME.repeat(times(20_000))),
        format!("[{}]", "[],".repeat(times(500_000))),
        format!(
            "<opensudoku><name>{}</name>{}",
            "long ".repeat(times(200_000)),
            "<game data='1'/>".repeat(times(50_000))
        ),
        "http://".repeat(times(200_000)),
        "=".repeat(times(1_000_000)),
        "(1,\n".repeat(times(300_000)),
        "1 2\n\n".repeat(times(300_000)),
        "{1} {2} ".repeat(times(100_000)),
    ] {
        assert!(notation::read(&text).is_err());
        Splitter::new(text.as_bytes()).for_each(|piece| drop(piece.expect("text in memory")));
    }
}

/// A reader that returns one line and then fails for ever.
struct Failing(&'static [u8]);

impl Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() { Err(io::Error::other("the disk is gone")) } else { self.0.read(buffer) }
    }
}

#[test]
fn an_error_of_the_reader_is_told_once() {
    let mut found = Splitter::new(BufReader::new(Failing(b"1\n46")));
    assert_eq!(found.next().expect("an error").expect_err("no puzzle").to_string(), "the disk is gone");
    assert!(found.next().is_none());
}

/// Returns the pieces from a reader that provides `size` bytes at a time.
fn in_drops(text: &str, size: usize) -> Vec<Piece> {
    let input: Box<dyn BufRead> = Box::new(BufReader::with_capacity(size, text.as_bytes()));
    Splitter::new(input).map(|piece| piece.expect("text in memory")).collect()
}

#[test]
fn a_frame_below_a_puzzle_is_not_above_the_next_one() {
    let board = grid(SCRATCH_SOLVED);
    let newspaper = Notation::Newspaper.write(&board).replacen("4 6 5", "  6 5", 1);
    let framed = Notation::SimpleSudoku.write(&board);
    let found: Vec<bool> = split_puzzles(&format!("{framed}\n\n{newspaper}\n{framed}\n{newspaper}"))
        .iter()
        .map(|piece| piece.read().is_ok())
        .collect();
    assert_eq!(found, [true; 4]);
    // Only the last row of the first grid shows that spaces are blanks.
    let close: Vec<&str> = newspaper.lines().filter(|line| !line.is_empty()).collect();
    let turned: Vec<&str> = close.iter().rev().copied().collect();
    let text = format!("{}\n{}\n", turned.join("\n"), turned.join("\n"));
    assert_eq!(pieces(&text).iter().map(|(line, _)| *line).collect::<Vec<_>>(), [1, 10]);
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn puzzles_in_mixed_notations_are_all_found(
        mixed in prop::collection::vec((prop::sample::select(Notation::ALL), lawful_puzzle(40)), 1..7),
    ) {
        let texts: Vec<String> = mixed.iter().map(|(notation, board)| notation.write(board)).collect();
        let text = texts.join("\n\n");
        let found: Vec<_> = split_puzzles(&text).iter().map(board_of).collect();
        let boards: Vec<Result<Grid, _>> = mixed.into_iter().map(|(_, board)| Ok(board)).collect();
        prop_assert_eq!(found, boards, "{}", text);
    }

    #[test]
    fn nearly_solved_boards_are_found_too(
        mixed in prop::collection::vec((prop::sample::select(Notation::ALL), solvable_puzzle(12)), 1..5),
    ) {
        let texts: Vec<String> = mixed.iter().map(|(notation, (board, _))| notation.write(board)).collect();
        let text = texts.join("\n\n");
        let found: Vec<_> = split_puzzles(&text).iter().map(board_of).collect();
        let boards: Vec<Result<Grid, _>> = mixed.into_iter().map(|(_, (board, _))| Ok(board)).collect();
        prop_assert_eq!(found, boards, "{}", text);
    }

    #[test]
    fn collections_are_written_and_read_back(
        notation in prop::sample::select(Notation::ALL),
        boards in prop::collection::vec(lawful_puzzle(40), 1..6),
    ) {
        let collection = notation.collection(&Metadata::default());
        let entries: Vec<String> = boards.iter().map(|board| notation.entry(board, &Metadata::default())).collect();
        let text = collection.before + &entries.join(collection.between) + collection.after + "\n";
        let found: Vec<_> = split_puzzles(&text).iter().map(board_of).collect();
        prop_assert_eq!(found, boards.into_iter().map(Ok).collect::<Vec<_>>(), "{}", text);
    }

    #[test]
    fn a_text_is_cut_alike_at_once_and_in_drops(
        mixed in prop::collection::vec((prop::sample::select(Notation::ALL), lawful_puzzle(40), any::<bool>()), 1..5),
        size in 1..40usize,
    ) {
        let text: String = mixed
            .iter()
            .map(|(notation, board, windows)| notation.write(board) + if *windows { "\r\n" } else { "\n" })
            .collect();
        prop_assert_eq!(in_drops(&text, size), split_puzzles(&text));
    }
}

#[test]
fn a_solved_board_is_cut_in_every_notation() {
    let board = grid(SCRATCH_SOLVED);
    for notation in Notation::ALL {
        let text = format!("{0}\n\n{0}\n", notation.write(&board));
        let found: Vec<_> = split_puzzles(&text).iter().map(board_of).collect();
        assert_eq!(found, [Ok(board), Ok(board)], "{text}");
    }
}
