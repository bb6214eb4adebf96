//! Runs the commands `completions` and `man`.

use super::run;

#[test]
fn shells_are_told_every_command() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = run(&["completions", shell], "");
        assert_eq!((ran.status, ran.errors.as_str()), (Some(0), ""), "{shell}");
        for word in ["solve", "check", "generate", "convert", "symmetry", "filter"] {
            assert!(ran.out.contains(word), "{shell}: {word}");
        }
    }
    let script = run(&["completions", "bash"], "").out;
    assert!(script.contains("rotational-180") && script.contains("opensudoku"), "names of values as well");
    assert_eq!(run(&["completions", "tortoise"], "").status, Some(2));
}

/// Returns the completions that bash would offer for the last of these words, according to the function that the script
/// registers.
#[cfg(unix)]
fn completions(script: &str, words: &[&str]) -> Option<Vec<String>> {
    let ask = r#"
        source "$0" || exit 9
        registered=$(complete -p sudoku-assistant) || exit 8
        function=${registered#*-F }
        function=${function%% *}
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        "$function" sudoku-assistant "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}"
    "#;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("script");
    std::fs::write(&file, script).expect("a file");
    let asked = std::process::Command::new("bash").args(["--norc", "-c", ask]).arg(&file).args(words).output();
    let asked = match asked {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return None,
        asked => asked.expect("bash starts"),
    };
    assert!(asked.status.success(), "{words:?}: {}", String::from_utf8_lossy(&asked.stderr));
    Some(String::from_utf8_lossy(&asked.stdout).lines().map(str::to_owned).collect())
}

#[cfg(unix)]
#[test]
fn bash_completes_commands_options_and_values() {
    let script = run(&["completions", "bash"], "").out;
    for (words, offered, not_offered) in [
        (&["sudoku-assistant", ""][..], &["solve", "check", "man"][..], &["--unique"][..]),
        (&["sudoku-assistant", "so"], &["solve"], &["check"]),
        (&["sudoku-assistant", "solve", "--"], &["--count", "--unique", "--engine", "--jobs"], &["solve", "--minimal"]),
        (&["sudoku-assistant", "check", "--un"], &["--unique"], &["--filter"]),
        (&["sudoku-assistant", "generate", "--difficulty", ""], &["easy", "medium", "hard"], &["none", "--seed"]),
        (&["sudoku-assistant", "solve", "a.txt", "--format", "o"], &["opensudoku"], &["comma"]),
        (&["sudoku-assistant", "help", "ge"], &["generate"], &["race"]),
        (&["sudoku-assistant", "man", "ra"], &["rate", "race"], &["solve"]),
        (&["sudoku-assistant", "lessons", ""], &["flag", "queens"], &["rate"]),
    ] {
        // Without bash there is nothing to test.
        let Some(completions) = completions(&script, words) else { return };
        let has = |word: &&str| completions.iter().any(|offered| offered == word);
        assert!(offered.iter().all(has), "{words:?}: {completions:?}");
        assert!(!not_offered.iter().any(has), "{words:?}: {completions:?}");
    }
}

#[test]
fn there_is_a_page_for_the_program_and_for_each_command() {
    let whole = run(&["man"], "").out;
    assert!(whole.contains(".TH sudoku-assistant 1") && whole.contains("sudoku\\-assistant\\-solve(1)"), "{whole}");
    let page = run(&["man", "generate"], "").out;
    assert!(page.contains(".TH sudoku-assistant-generate 1") && page.contains(".SH SYNOPSIS"), "{page}");
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("man1");
    let ran = run(&["man", "--dir", inside.to_str().expect("UTF-8")], "");
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""));
    for name in [
        "",
        "-solve",
        "-check",
        "-generate",
        "-convert",
        "-race",
        "-judge",
        "-export",
        "-lessons",
        "-completions",
        "-man",
    ] {
        let text = std::fs::read_to_string(inside.join(format!("sudoku-assistant{name}.1"))).expect(name);
        assert!(text.contains(".SH NAME"), "{name}");
    }
    assert_eq!(run(&["man", "paint"], "").status, Some(2));
}

const COMMANDS: [&str; 9] = ["solve", "check", "generate", "convert", "race", "judge", "export", "completions", "man"];

/// Returns the lines of a section of a manual page.
fn section<'a>(page: &'a str, heading: &str) -> Vec<&'a str> {
    let lines = page.lines().skip_while(|line| *line != format!(".SH {heading}"));
    lines.skip(1).take_while(|line| !line.starts_with(".SH ")).collect()
}

#[test]
fn a_page_has_its_examples_as_they_are_typed_and_its_statuses_one_by_one() {
    for command in COMMANDS.iter().map(Some).chain([None]) {
        let page = run(&[&["man"][..], command.map(std::slice::from_ref).unwrap_or_default()].concat(), "").out;
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        let commands = if command.is_none() { &["COMMANDS"][..] } else { &[] };
        let options = [&["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"], commands].concat();
        assert_eq!(headings, [&options[..], &["\"EXIT STATUS\"", "EXAMPLES", "\"SEE ALSO\""]].concat(), "{command:?}");
        assert_eq!(page.matches(".ds Aq").count(), 2, "a beginning has its place at the beginning");
        let name = command.map_or("sudoku-assistant".to_owned(), |command| format!("sudoku-assistant-{command}"));
        let version = env!("CARGO_PKG_VERSION");
        let title = format!(".TH {name} 1 \"\" \"sudoku-assistant {version}\" \"Sudoku Assistant\"");
        assert!(page.lines().any(|line| line == title), "{page}");

        let examples = section(&page, "EXAMPLES");
        let at = |what: &str| examples.iter().position(|line| *line == what).expect(what);
        let lines: Vec<&str> = examples[at(".nf") + 1..at(".fi")].to_vec();
        assert!(lines.iter().any(|line| line.starts_with("sudoku\\-assistant")), "{command:?}: {lines:?}");
        let arguments = [command.copied().into_iter().collect::<Vec<_>>(), vec!["--help"]].concat();
        let help = run(&arguments, "").out;
        for line in &lines {
            let typed = line.replace("\\-", "-").replace("\\*(Aq", "'").replace("\\\\", "\\").replace("\\&", "");
            assert!(help.contains(&format!("\n  {typed}\n")), "{command:?}: the help has it as well: {typed}");
        }
        let statuses = section(&page, "\"EXIT STATUS\"");
        assert_eq!(statuses[..2], [".TP", "\\fB0\\fR"], "{command:?}");
        assert!(
            statuses.len().is_multiple_of(3) && statuses.chunks(3).all(|status| status[0] == ".TP"),
            "{statuses:?}"
        );
        let others = section(&page, "\"SEE ALSO\"");
        assert_eq!(others[..2], [".nh", ".ad l"]);
        assert_eq!(others[2..].len(), 14 + usize::from(cfg!(feature = "server")), "all but this one: {others:?}");
        assert!(others.iter().any(|line| line.contains("sudoku\\-assistant\\-check") || command == Some(&"check")));
    }
    let page = run(&["man", "solve"], "").out;
    assert_eq!(section(&page, "SYNOPSIS"), ["\\fBsudoku\\-assistant solve\\fR [OPTIONS] [PUZZLE|FILE]..."]);
}

#[test]
fn help_fits_into_80_columns_and_breaks_no_example() {
    for command in COMMANDS.iter().map(|command| vec![*command]).chain([vec![]]) {
        let help = run(&[&command[..], &["--help"]].concat(), "").out;
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
        let examples = help.lines().skip_while(|line| *line != "Examples:").skip(1).take_while(|line| !line.is_empty());
        assert!(examples.clone().count() > 0, "{help}");
        assert!(examples.clone().all(|line| line.starts_with("  ")), "an example goes on in its own column: {help}");
        let starts = ["  sudoku-assistant", "      ", "  glpsol ", "  cbc "];
        assert!(examples.clone().all(|line| starts.iter().any(|start| line.starts_with(start))), "{help}");
    }
}
