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
