//! The table of scripts with the commit at which each last passed: rows of the form ``| `.ci/NAME ARGUMENTS` | COMMIT |``.

/// Returns the rows of the table: the call, and the commit at which it last passed.
pub fn rows(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.lines().filter_map(row)
}

fn row(line: &str) -> Option<(&str, &str)> {
    let (call, passed) = line.strip_prefix("| `.ci/")?.split_once("` | ")?;
    Some((call, passed.strip_suffix(" |")?))
}

/// Returns the script's name in a call.
pub fn name(call: &str) -> &str {
    call.split(' ').next().unwrap_or_default()
}

/// Returns the page with the commit in each row of that script whose arguments are among those of this run. A word in capitals, such as
/// PROGRAM, is a placeholder for any argument.
pub fn update(page: &str, script: &str, arguments: &[String], commit: &str) -> String {
    let ran = |call: &str| {
        let mut literal =
            call.split(' ').skip(1).filter(|argument| argument.to_uppercase() != *argument || is_number(argument));
        name(call) == script && literal.all(|argument| arguments.iter().any(|given| given == argument))
    };
    let lines = page.lines().map(|line| match row(line) {
        Some((call, _)) if ran(call) => format!("| `.ci/{call}` | {commit} |\n"),
        _ => format!("{line}\n"),
    });
    lines.collect()
}

fn is_number(argument: &str) -> bool {
    argument.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Scripts\n\n| script | last passed at |\n|---|---|\n| `.ci/server-test PROGRAM 1000` | `aaaaaaa`, 2026-01-01 |\n\
        | `.ci/systems arm` | `aaaaaaa`, 2026-01-01 |\n| `.ci/systems wasm` | never |\n";

    fn passed(script: &str, arguments: &[&str]) -> Vec<String> {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let page = update(PAGE, script, &arguments, "`bbbbbbb`, 2026-02-02");
        assert_eq!(page.lines().count(), PAGE.lines().count());
        rows(&page).filter(|(_, passed)| passed.contains("bbbbbbb")).map(|(call, _)| call.to_owned()).collect()
    }

    #[test]
    fn a_run_is_recorded_in_the_rows_whose_arguments_it_had() {
        assert_eq!(passed("systems", &["arm"]), ["systems arm"]);
        assert_eq!(passed("systems", &["wasm", "arm"]), ["systems arm", "systems wasm"]);
        assert_eq!(passed("server-test", &["target/game", "1000"]), ["server-test PROGRAM 1000"]);
        assert_eq!(passed("server-test", &["target/game", "60"]), [""; 0]);
        assert_eq!(passed("book", &[]), [""; 0]);
    }
}
