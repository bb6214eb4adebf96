//! The server's page: the built-in one, or the files of a folder, and nothing outside it.

use super::{Reply, Server};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
#[cfg(unix)]
use {
    super::PATIENCE,
    std::thread,
    std::time::{Duration, Instant},
};

#[test]
fn a_page_is_built_in() {
    let server = Server::start(&[]);
    let page = server.get("/");
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    // Follow the files that the page references and its scripts import.
    let (mut found, mut next) = (vec![String::new()], 0);
    while let Some(name) = found.get(next) {
        let file = server.get(&format!("/{name}"));
        assert_eq!(file.status, 200, "{name}");
        for name in file.text().split(['"', '\'']).filter(|part| part.ends_with(".js") || part.ends_with(".css")) {
            let name = name.trim_start_matches("./").to_owned();
            // This file is served as brain.js.
            if !found.contains(&name) && name != "brain-server.js" {
                found.push(name);
            }
        }
        next += 1;
    }
    found.sort();
    assert_eq!(found, ["", "board.js", "brain.js", "look.js", "page.css", "page.js", "rules.js", "steps.js"]);
    assert_eq!(server.get("/elsewhere").status, 404);
}

#[test]
fn every_answer_keeps_pages_to_themselves() {
    let server = Server::start(&[]);
    for path in ["/", "/healthz", "/solve/?grid=1", "/api/v1/openapi.json", "/nothing"] {
        let reply = server.get(path);
        let policy = reply.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'") && policy.contains("object-src 'none'"), "{path}: {policy}");
        assert!(
            !policy.contains("'unsafe-eval'") && policy.contains("script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(reply.header("access-control-allow-origin"), None, "{path}: pages of others read nothing");
    }
}

#[test]
fn a_folder_is_served_packed_where_it_lies_packed() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    write("index.html", "<!doctype html>the game");
    write("page.0123456789ab.js", "plain");
    write("page.0123456789ab.js.gz", "packed by gzip");
    write("page.0123456789ab.js.br", "packed by brotli");
    write("game.wasm", "wasm");
    let server = Server::start(&["--site", folder.path().to_str().expect("a name")]);
    let page = server.get("/");
    assert_eq!(
        (page.text(), page.header("content-type")),
        ("<!doctype html>the game", Some("text/html; charset=utf-8"))
    );
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    for (accepted, body, encoding) in [
        ("", "plain", None),
        ("accept-encoding: gzip\r\n", "packed by gzip", Some("gzip")),
        ("accept-encoding: gzip, br\r\n", "packed by brotli", Some("br")),
    ] {
        let reply = server.ask("GET", "/page.0123456789ab.js", accepted, "");
        assert_eq!((reply.text(), reply.header("content-encoding")), (body, encoding));
        assert_eq!(reply.header("cache-control"), Some("public, max-age=31536000, immutable"));
    }
    assert_eq!(server.get("/game.wasm").header("content-type"), Some("application/wasm"));
    assert_eq!(server.get("/api/v1/solve").status, 400, "the answers are there as well");
    write(".htpasswd", "secret");
    write(".well-known", "public");
    for name in [".htpasswd", "%2ehtpasswd", "./.htpasswd", "a/../.htpasswd"] {
        assert_eq!(server.get(&format!("/{name}")).status, 404, "{name}");
    }
    assert_eq!(server.get("/.well-known").text(), "public");
    let nothing = server.get("/nothing.html");
    assert_eq!((nothing.status, nothing.error().is_empty()), (404, false));
    let nothing = server.get("/gone.0123456789ab.js");
    assert_eq!((nothing.status, nothing.header("cache-control")), (404, None), "it may come with the next version");
    let nothing = server.get(&format!("/{}", "x".repeat(300)));
    assert_eq!((nothing.status, nothing.error().is_empty()), (404, false));
    let wrong = server.ask("POST", "/", "", "");
    assert_eq!((wrong.status, wrong.header("allow"), wrong.error().is_empty()), (405, Some("GET,HEAD"), false));
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let around = tempfile::tempdir().expect("a folder");
    let site = around.path().join("site");
    fs::create_dir_all(site.join("inside")).expect("a folder");
    fs::create_dir_all(site.join("indexed")).expect("a folder");
    fs::write(site.join("indexed/index.html"), "plain").expect("written");
    fs::write(site.join("index.html"), "the page").expect("written");
    fs::write(around.path().join("secret"), "the secret").expect("written");
    fs::write(around.path().join("secret.gz"), "the secret").expect("written");
    #[cfg(unix)]
    for (name, target) in
        [("link", "secret"), ("packed.gz", "secret.gz"), ("indexed/index.html.gz", "secret.gz"), ("folder", "")]
    {
        std::os::unix::fs::symlink(around.path().join(target), site.join(name)).expect("a link");
    }
    fs::write(site.join("packed"), "plain").expect("written");
    let server = Server::start(&["--site", site.to_str().expect("a name")]);
    for path in [
        "/../secret",
        "/inside/../../secret",
        "/%2e%2e/secret",
        "/..%2fsecret",
        "/%2e%2e%2fsecret",
        "/inside/%2e%2e/%2e%2e/secret",
        "/..\\secret",
        "/..%5csecret",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/link",
        "/folder/secret",
        "/packed",
        "/indexed/",
        "/secret%00.html",
        "/%c0%ae%c0%ae/secret",
        "/./../secret",
    ] {
        let answer = server.send(
            format!("GET {path} HTTP/1.1\r\nhost: here\r\naccept-encoding: gzip\r\nconnection: close\r\n\r\n")
                .as_bytes(),
        );
        let reply = Reply::of(&answer);
        assert!([400, 404].contains(&reply.status), "{path}: {}", reply.head);
        assert!(!String::from_utf8_lossy(&answer).contains("the secret"), "{path}");
    }
    assert_eq!(server.get("/").text(), "the page");
}

#[test]
fn an_address_or_a_folder_that_cannot_be_used_is_told() {
    let server = Server::start(&[]);
    for (arguments, words) in [
        (["--bind", &server.address], "cannot listen on"),
        (["--site", "no/such/folder"], "no/such/folder"),
        (["--bind", "nowhere"], "invalid"),
        (["--at-once", "0"], "--at-once"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant")).arg("serve").args(arguments).output();
        let output = output.expect("it runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{errors}");
        assert!(errors.contains(words), "{errors}");
    }
}

/// Returns the path of the program in a folder in which it is installed as by a package, with a game for browsers.
fn install(folder: &Path) -> PathBuf {
    let site = folder.join("share/sudoku-assistant/web");
    let program = folder.join("bin").join(format!("sudoku-assistant{}", std::env::consts::EXE_SUFFIX));
    fs::create_dir_all(&site).expect("a folder");
    fs::write(site.join("index.html"), "<!doctype html>the game").expect("written");
    fs::create_dir(folder.join("bin")).expect("a folder");
    fs::copy(env!("CARGO_BIN_EXE_sudoku-assistant"), &program).expect("copied");
    program
}

#[test]
fn an_installed_program_serves_the_game_that_was_installed_with_it() {
    let [folder, other] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
    let program = install(folder.path());
    let server = Server::start_by(Command::new(&program).arg("serve"));
    assert_eq!(server.get("/").text(), "<!doctype html>the game");
    assert_eq!(server.get("/healthz").status, 200);
    fs::write(other.path().join("index.html"), "another page").expect("written");
    let server = Server::start_by(Command::new(&program).args(["serve", "--site"]).arg(other.path()));
    assert_eq!(server.get("/").text(), "another page");
}

/// Starts the server with `--open`, a display of that name, and a browser that writes the addresses it opens into a file.
#[cfg(unix)]
fn start_with_browser(folder: &Path, display: &str) -> Server {
    use std::os::unix::fs::PermissionsExt;
    let (browser, opened) = (folder.join("xdg-open"), folder.join("opened"));
    fs::write(&browser, format!("#!/bin/sh\necho \"$1\" > '{}'\n", opened.display())).expect("written");
    fs::set_permissions(&browser, fs::Permissions::from_mode(0o755)).expect("its mode");
    let mut server = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"));
    server.args(["serve", "--open"]).env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    Server::start_by(server.env("DISPLAY", display).env("PATH", folder))
}

#[cfg(unix)]
#[test]
fn the_page_opens_in_a_browser_where_there_is_a_display() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = start_with_browser(folder.path(), ":7");
    let begun = Instant::now();
    let opened = loop {
        match fs::read_to_string(folder.path().join("opened")) {
            Ok(text) if text.ends_with('\n') => break text,
            _ => assert!(begun.elapsed() < PATIENCE, "no browser was asked"),
        }
        thread::sleep(Duration::from_millis(20));
    };
    assert_eq!(opened, format!("http://{}/\n", server.address));
    // Without a display the address is printed, as always, and the server is there.
    let bare = tempfile::tempdir().expect("a folder");
    let server = start_with_browser(bare.path(), "");
    assert_eq!(server.get("/").status, 200);
    assert!(!bare.path().join("opened").exists());
}
