//! Everything that a client sends gets an answer, and each refusal arrives complete and says what to do.

use super::{Reply, Server, encoded, request};
use serde_json::json;
use std::io::{Read, Write};
use std::net::TcpStream;
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};

const JSON: &str = "content-type: application/json\r\n";

#[test]
fn a_post_refuses_by_name_what_it_would_not_read() {
    let server = Server::start(&[]);
    for (path, body, name) in [
        ("/api/v1/generate?count=2", "{\"seed\": 1}", "count"),
        ("/api/v1/generate?nonsense", "{\"seed\": 1}", "nonsense"),
        ("/api/v1/solve?puzzle=1", "{\"puzzle\": \"1\"}", "puzzle"),
        ("/api/v1/rate?&a%20b=%20", "{}", "a b"),
    ] {
        let reply = server.ask("POST", path, JSON, body);
        let said = format!("POST does not read {name} from the address; put it in the JSON body");
        assert_eq!((reply.status, reply.error().contains(&said)), (400, true), "{path}: {}", reply.error());
    }
    assert_eq!(server.ask("POST", "/api/v1/generate?", JSON, "{\"seed\": 1}").status, 200, "nothing is in it");
}

#[test]
fn a_name_given_twice_is_refused_by_name() {
    let server = Server::start(&[]);
    for (path, body, name) in [
        ("generate", "{\"seed\": 1, \"count\": 1, \"seed\": 2}", "seed"),
        ("generate", "{\"count\": 1, \"c\\u006funt\": 1}", "count"),
        ("solve", "{\"puzzle\": \"1\", \"puzzle\": \"1\"}", "puzzle"),
        ("solve", "{\"puzzles\": [], \"puzzles\": []}", "puzzles"),
        ("rate", "{\"nonsense\": 1, \"nonsense\": 1}", "nonsense"),
    ] {
        let reply = server.ask("POST", &format!("/api/v1/{path}"), JSON, body);
        let said = format!("{name} is given twice; give it once");
        assert_eq!((reply.status, reply.error().contains(&said)), (400, true), "{body}: {}", reply.error());
    }
    let reply = server.get("/api/v1/generate?seed=1&seed=1");
    assert_eq!((reply.status, reply.error().contains("seed is given twice; give it once")), (400, true));
}

#[test]
fn a_get_with_a_body_is_told_to_use_post() {
    let server = Server::start(&[]);
    let body = json!({ "puzzle": SCRATCH }).to_string();
    let reply = server.ask("GET", "/api/v1/solve", JSON, &body);
    assert_eq!((reply.status, reply.error().contains("send it with POST")), (400, true), "{}", reply.error());
    assert_eq!(server.get(&format!("/api/v1/solve?puzzle={}", encoded(SCRATCH))).status, 200);
}

#[test]
fn a_head_that_is_too_large_gets_a_whole_answer() {
    let server = Server::start(&[]);
    for head in [
        format!("GET /api/v1/solve?puzzle={} HTTP/1.1\r\nhost: here\r\n\r\n", "1".repeat(1 << 20)),
        format!("POST /{} HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\n{{}}", "x".repeat(100_000)),
        format!("GET / HTTP/1.1\r\nhost: here\r\nx: {}\r\n\r\n", "y".repeat(1 << 20)),
        format!("GET / HTTP/1.1\r\nhost: here\r\n{}\r\n", "a: b\r\n".repeat(20_000)),
        // The HTTP library would accept this one.
        format!("GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\nx: {}\r\n\r\n", "y".repeat(33_000)),
    ] {
        let reply = Reply::of(&server.send(head.as_bytes()));
        assert_eq!(reply.status, 431, "{}", reply.head);
        assert!(reply.error().contains("send at most 32768 bytes"), "{}", reply.error());
        assert_eq!(reply.header("content-length"), Some(reply.body.len().to_string().as_str()));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
}

#[test]
fn other_versions_of_http_get_status_400() {
    let server = Server::start(&[]);
    let preface: &[u8] = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    for (bytes, parts) in [
        (preface, 1),
        (preface, preface.len()),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\x00\x00\x00\x04\x00\x00\x00\x00\x00", 1),
        (b"GET / HTTP/9.9\r\nhost: here\r\n\r\n", 1),
        (b"GET / HTTP/2\r\nhost: here\r\n\r\n", 1),
    ] {
        let mut stream = server.connect();
        for part in bytes.chunks(bytes.len().div_ceil(parts)) {
            // The request may be refused before all of it is sent.
            let _ = stream.write_all(part);
            // Make the server read each part separately.
            std::thread::sleep(std::time::Duration::from_millis(if parts > 1 { 5 } else { 0 }));
        }
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert_eq!(Reply::of(&answer).status, 400, "{:?}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn those_who_send_half_a_body_are_refused_and_others_answered_meanwhile() {
    let server = Server::start(&["--at-once", "2"]);
    let begin = || {
        let mut stream = server.connect();
        let head = format!("POST /api/v1/solve HTTP/1.1\r\nhost: here\r\n{JSON}content-length: 2\r\n\r\n{{");
        stream.write_all(head.as_bytes()).expect("sent");
        stream
    };
    let half: Vec<TcpStream> = (0..50).map(|_| begin()).collect();
    for _ in 0..10 {
        let reply = server.get(&format!("/solve/?grid={SCRATCH}"));
        assert_eq!(reply.json(), json!({ "result": SCRATCH_SOLVED }));
        assert_eq!(server.post("/api/v1/solve", &json!({ "puzzle": SCRATCH })).status, 200);
    }
    for mut stream in half {
        let mut status = [0; 12];
        stream.read_exact(&mut status).expect("a refusal");
        assert_eq!(&status, b"HTTP/1.1 408");
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_or_is_hidden_is_not_found() {
    use std::fs;
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    let folder = tempfile::tempdir().expect("a folder");
    let site = folder.path();
    let pipe = |name: &str| {
        let made = std::process::Command::new("mkfifo").arg(site.join(name)).status();
        assert!(made.expect("it runs").success());
    };
    for folder in ["inside", "piped", ".git", ".well-known", "empty"] {
        fs::create_dir(site.join(folder)).expect("a folder");
    }
    for file in ["index.html", "inside/page", "packed.js", ".git/config", ".htpasswd", ".well-known/public"] {
        fs::write(site.join(file), "written").expect("a file");
    }
    ["pipe", "packed.js.gz", "piped/index.html", "inside/pipe"].into_iter().for_each(pipe);
    let _socket = UnixListener::bind(site.join("socket")).expect("a socket");
    for (target, link) in [
        (".htpasswd", "password"),
        (".git", "repository"),
        ("password", "twice"),
        ("pipe", "to-pipe"),
        ("inside/page", "to-page"),
        ("/dev/zero", "zero"),
    ] {
        symlink(if target.starts_with('/') { target.into() } else { site.join(target) }, site.join(link))
            .expect("a link");
    }
    let server = Server::start(&["--site", site.to_str().expect("a name")]);
    for path in [
        "/pipe",
        "/inside/pipe",
        "/piped/",
        "/packed.js",
        "/socket",
        "/to-pipe",
        "/zero",
        "/password",
        "/twice",
        "/repository/config",
        "/empty/",
        "/empty",
        "/inside/",
        "/.htpasswd",
        "/.git/config",
    ] {
        for method in ["GET", "HEAD"] {
            let answer = server.send(request(method, path, "accept-encoding: gzip\r\n", "").as_bytes());
            assert_eq!(Reply::of(&answer).status, 404, "{method} {path}");
        }
    }
    for path in ["/", "/inside/page", "/to-page", "/.well-known/public"] {
        assert_eq!(server.get(path).text(), "written", "{path}");
    }
}
