//! Puts the icon and the description of the program into it. `SUDOKU_ASSISTANT_ICON` names the icon, which `packaging/windows/build`
//! draws; without it, the launcher has none.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-env-changed=SUDOKU_ASSISTANT_ICON");
    if env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let numbers: Vec<&str> = version.split(['.', '-', '+']).take(3).collect();
    let icon = env::var("SUDOKU_ASSISTANT_ICON").map(|icon| format!("1 ICON {icon:?}\n")).unwrap_or_default();
    let text = format!(
        "{icon}1 VERSIONINFO\nFILEVERSION {0},0\nPRODUCTVERSION {0},0\nBEGIN\n\
         BLOCK \"StringFileInfo\"\nBEGIN\nBLOCK \"040904B0\"\nBEGIN\n\
         VALUE \"FileDescription\", \"Sudoku Assistant\"\nVALUE \"ProductName\", \"Sudoku Assistant\"\n\
         VALUE \"FileVersion\", \"{version}\"\nVALUE \"ProductVersion\", \"{version}\"\n\
         VALUE \"LegalCopyright\", \"The Sudoku Assistant authors. MIT or Apache-2.0.\"\nEND\nEND\n\
         BLOCK \"VarFileInfo\"\nBEGIN\nVALUE \"Translation\", 0x409, 1200\nEND\nEND\n",
        numbers.join(",")
    );
    let file = Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("launcher.rc");
    fs::write(&file, text)?;
    embed_resource::compile(file, embed_resource::NONE).manifest_optional().map_err(io::Error::other)
}
