//! Layers that Cargo cannot enforce because they lie within the game's package: the modules that may name a renderer, egui, ratatui or a browser.

use std::fs;
use std::path::{Path, PathBuf};

/// Crates and modules, and the only folders and files of `src` that may name them.
const ALLOWED: [(&[&str], &[&str]); 8] = [
    (&["bevy_app", "bevy_ecs", "bevy_state", "bevy_tasks", "bevy_time"], &["game", "terminal"]),
    (&["bevy"], &["window"]),
    (&["bevy_egui", "egui", "egui_plot"], &["window"]),
    (&["wgpu", "bevy_render"], &["window/app.rs", "window/graphics.rs", "window/stage"]),
    (&["ratatui", "ratatui_textarea", "crossterm", "signal_hook"], &["terminal"]),
    (&["wasm_bindgen", "wasm_bindgen_futures", "web_sys"], &["game/files", "window"]),
    // The game knows no front end, and the front ends do not know each other.
    (&["crate::terminal"], &["terminal"]),
    (&["crate::window"], &["window"]),
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files of a folder and of the folders in it.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => rust_files(&path),
            false if path.extension().is_some_and(|extension| extension == "rs") => vec![path],
            false => Vec::new(),
        })
        .collect()
}

/// The lines of the file that are not comments.
fn code(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("a source file");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).map(str::to_owned).collect()
}

/// Returns true if the line uses an item of this crate: `name::`, at the start of a path.
fn names(line: &str, name: &str) -> bool {
    line.match_indices(&format!("{name}::"))
        .any(|(at, _)| !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_' || before == ':'))
}

#[test]
fn renderers_and_front_ends_are_named_in_their_own_modules_alone() {
    let source = root().join("src");
    let mut uses = 0;
    for path in rust_files(&source) {
        let within = path.strip_prefix(&source).expect("a file of src");
        for line in code(&path) {
            for (crates, homes) in ALLOWED {
                for name in crates.iter().filter(|name| names(&line, name)) {
                    assert!(
                        homes.iter().any(|home| within.starts_with(home)),
                        "{} names {name}: {line}",
                        within.display()
                    );
                    uses += 1;
                }
            }
        }
    }
    assert!(uses > 300, "only {uses} uses were found");
}

#[test]
fn no_crate_below_the_game_depends_on_a_front_end() {
    let crates = fs::read_dir(root().join("crates")).expect("the crates");
    let mut read = 0;
    for folder in crates {
        let path = folder.expect("an entry").path().join("Cargo.toml");
        let manifest = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for name in ["bevy", "egui", "wgpu", "winit", "ratatui"] {
            let depends =
                manifest.lines().any(|line| line.starts_with(name) || line.contains(&format!("dependencies.{name}")));
            assert!(!depends, "{} depends on {name}", path.display());
        }
        read += 1;
    }
    assert!(read > 10, "only {read} crates were found");
}

#[test]
fn only_play_changes_the_session() {
    let source = root().join("src");
    let mut readers = 0;
    for path in rust_files(&source) {
        let plays = path.starts_with(source.join("game/play"));
        for line in code(&path).iter().filter(|line| line.contains("Session>")) {
            assert!(plays || !line.contains("Mut<Session>"), "{} changes the session: {line}", path.display());
            readers += usize::from(!plays);
        }
    }
    assert!(readers > 10, "only {readers} systems read the session");
}
