//! Cells that each stand alone between commas, tabs or bars, as spreadsheets and programs write them: `5,,,2,4,,,1,7`, `| | |5|4| |`.

use super::values::{is_sign, symbol, value_or_dot};

/// A line of nine such cells, or of 81, as digits and dots.
pub(super) fn cells(line: &str) -> Option<String> {
    [',', '\t', ';', '|'].into_iter().find_map(|sign| {
        let line = line.strip_prefix(sign).filter(|_| sign == '|').unwrap_or(line);
        let mut cells = String::new();
        for field in line.trim_matches([' ', '\r']).split(sign) {
            let mut signs = field.trim().chars();
            cells.push(match (signs.next(), signs.next()) {
                (None, _) => '.',
                (Some(sign), None) if is_sign(sign) => '.',
                (Some(sign), None) => symbol(value_or_dot(sign)?, '.'),
                (Some(_), Some(_)) => return None,
            });
        }
        // What ends each cell ends the last one, too.
        if matches!(cells.len(), 10 | 82) && cells.ends_with('.') {
            cells.pop();
        }
        matches!(cells.len(), 9 | 81).then_some(cells)
    })
}

/// A text of such lines and no others, as digits and dots.
pub(super) fn text(text: &str) -> Option<String> {
    let lines = text.lines().filter(|line| !line.trim_matches([' ', '\r']).is_empty());
    let rows = lines.map(cells).collect::<Option<Vec<String>>>()?;
    (!rows.is_empty()).then(|| rows.join("\n"))
}
