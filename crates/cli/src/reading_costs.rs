//! Tests that reading a text twice as long takes about twice the work, whatever it contains. The work is counted, not timed:
//! [`work`] counts the bytes that all readers look at.

use super::feed::{Batch, InputReader, Item, ReadOptions};
use super::input::NamedInputs;
use super::progress::Progress;
use super::workers::Feed;
use std::sync::Arc;
use sudoku_board::formats;
use sudoku_board::notation::{Piece, work};

const PUZZLE: &str = "46.1.....825..........9.5..293.......1..4..8......2.96..6.2.........1.29.....3.75";

/// Reads all puzzles of a text as the commands do, and returns the number of bytes looked at.
fn cost(text: &str) -> u64 {
    work::take();
    let named = Arc::new(NamedInputs::of_text(text.to_owned()));
    let mut feed = InputReader::new(named, ReadOptions::default(), Progress::of_bytes(None, false));
    let mut batch = Batch::default();
    while feed.fill(&mut batch, 100) {
        for item in &batch.items {
            match item {
                Item::Piece(piece) => read(piece),
                Item::Row(row) => {
                    if let Some(Ok(text)) = batch.table.as_deref().map(|table| row.puzzle(table)) {
                        read(&Piece::of(text));
                    }
                }
                Item::Lines { .. } | Item::Note(_) | Item::Error(_) => {}
            }
        }
    }
    work::take()
}

/// Reads a text as a classic puzzle or, if that fails, as a board with any rules. Only the work
/// counts, so the result is dropped.
fn read(piece: &Piece) {
    if piece.read().is_err()
        && let Some(text) = piece.text().filter(|text| formats::begins_as_board(text))
    {
        let _ = formats::read(text);
    }
}

/// A function that returns a text in which a part is repeated the given number of times.
type Repeated = Box<dyn Fn(usize) -> String>;

fn repeated(before: &str, part: &str, after: &str) -> Repeated {
    let (before, part, after) = (before.to_owned(), part.to_owned(), after.to_owned());
    Box::new(move |times| format!("{before}{}{after}", part.repeat(times)))
}

/// Returns named texts in which one part is repeated above, below, before or between puzzles.
fn texts() -> Vec<(String, Repeated)> {
    let parts = [
        "\n",
        "\r",
        "\r\n",
        " ",
        " \n",
        "\t",
        "\t\n",
        "#\n",
        "#,\n",
        "#\"\"|\",\n",
        "# a note\n",
        "#\",\",\n",
        "#,\"\n",
        "//\n",
        ",",
        ";",
        "|",
        "\"",
        "\",",
        "\"\n",
        "a,",
        "a,a,",
        ",\n",
        "a\n",
        "a b\n",
        "A title, and more\n",
        "#Aauthor\n",
        ".",
        "0",
        "1",
        "1 ",
        "1\n",
        "1   2\n",
        "1 2 3 4 5 6 7 8 9\n",
        "123456789\n",
        "12345678\n",
        ". . . | . . . | . . .\n",
        "+\n",
        "------+------+------\n",
        "|\n",
        "*-----------*\n",
        "{1} {2}\n",
        "12 3 4 5 6 7 8 9 1\n",
        "[",
        "[[",
        "]",
        "[]",
        "[1,2],",
        "[1,2]\n",
        "{",
        "{\n",
        "{}\n",
        "{\"a\": 1}\n",
        "(",
        ")\n",
        "<",
        "<!--\n",
        "<!-- -->\n",
        "<?xml?>\n",
        "<game/>\n",
        "<a>",
        "<!a\n",
        "[Puzzle]\n",
        "[State]\n",
        "http://a\n",
        "https://a?b=",
        "%3",
        "%25",
        "&load=",
        "?load=",
        "\u{200b}",
        "\u{200b}\n",
        "\u{feff}",
        "é",
        "é\n",
        "=",
        "a=",
        "a = [\n",
        ":",
        "::\n",
        "+1",
        "version",
        "(version\n",
        "x",
        "-",
        "_ ",
    ];
    let mut all: Vec<(String, Repeated)> = Vec::new();
    for part in parts {
        for (before, after) in [
            ("", ""),
            ("", PUZZLE),
            (PUZZLE, ""),
            ("id,puzzle\n", ""),
            ("1       2\n", PUZZLE),
            ("123456789\n", "123456789\n"),
        ] {
            all.push((format!("{before:?} {part:?} {after:?}"), repeated(before, part, after)));
        }
        let row = format!("{PUZZLE}\n");
        all.push((format!("puzzles after {part:?}"), repeated("", &format!("{part}{row}"), "")));
    }
    // A long line above many short ones.
    for (long, short) in
        [("1 2 3 4 5 6 7 8", "\n"), ("#", "#\n"), ("1", " \n"), ("", "1\n"), ("id,puzzle", ",\n"), ("[", "1,\n")]
    {
        let text = move |times: usize| format!("{long}{}9\n{}", " ".repeat(times), short.repeat(times));
        all.push((format!("{long:?} above {short:?}"), Box::new(text)));
    }
    // Names of columns, all different and all the same.
    let named = |name: fn(usize) -> String| {
        move |times: usize| {
            let names: Vec<String> = (0..times).map(name).collect();
            format!("puzzle,{}\n{PUZZLE}\n{PUZZLE}\n", names.join(","))
        }
    };
    all.push(("different names".to_owned(), Box::new(named(|number| format!("c{number}")))));
    all.push(("equal names".to_owned(), Box::new(named(|_| "c".to_owned()))));
    all.push(("names of others".to_owned(), Box::new(named(|number| format!("c_{}", number / 2)))));
    all
}

#[test]
fn reading_a_text_twice_as_long_takes_at_most_about_twice_the_work() {
    // Large enough for a text longer than the head that is read at once, and for a line that is no longer kept whole.
    let (mut counted, times) = (0, 3000);
    for (name, text) in texts() {
        let (short, long) = (text(times), text(2 * times));
        let (before, after) = (cost(&short), cost(&long));
        let most = before * 5 / 2 + 20 * (long.len() - short.len()) as u64 + 5_000;
        assert!(after <= most, "{name}: {} bytes cost {before}, {} cost {after}", short.len(), long.len());
        // A byte is looked at a few times by each of a few dozen readers.
        assert!(after <= 400 * long.len() as u64 + 10_000, "{name}: {} bytes cost {after}", long.len());
        counted += u64::from(before >= short.len() as u64);
    }
    assert!(counted > 100, "the work is counted");
}
