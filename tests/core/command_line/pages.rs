//! The commands `completions` and `man`, by running them.

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

/// What bash would offer for the last of these words, asked of the function that the script registers.
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
    ] {
        // Where there is no bash nobody uses its completions.
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
    assert!(page.contains(".TH sudoku-assistant-generate 1") && page.contains("Exit status"), "{page}");
    let folder = tempfile::tempdir().expect("a folder");
    let inside = folder.path().join("man1");
    let ran = run(&["man", "--dir", inside.to_str().expect("UTF-8")], "");
    assert_eq!((ran.status, ran.out.as_str(), ran.errors.as_str()), (Some(0), "", ""));
    for name in ["", "-solve", "-check", "-generate", "-convert", "-race", "-export", "-completions", "-man"] {
        let text = std::fs::read_to_string(inside.join(format!("sudoku-assistant{name}.1"))).expect(name);
        assert!(text.contains(".SH NAME"), "{name}");
    }
    assert_eq!(run(&["man", "paint"], "").status, Some(2));
}
