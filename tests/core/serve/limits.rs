//! Limits and misbehaving clients: requests that exceed a limit are refused, and other clients are still served.

use super::{Reply, Server, request, until};
use serde_json::json;
use std::io::{BufRead, Read, Write};
use std::net::{Shutdown, TcpStream};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED};

/// A request that runs into the time limit, because puzzles with so few givens are rare.
const ENDLESS: &str = "/api/v1/generate?count=1000&givens=20&seed=1&strict=true";

/// A puzzle by A. Inkala (2012) that takes a person many steps.
const INKALA: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

fn serves(server: &Server) {
    assert_eq!(server.get(&format!("/solve/?grid={SCRATCH}")).json(), json!({ "result": SCRATCH_SOLVED }));
}

/// Sends endless requests until all slots are taken. If one is refused because a short request was using the slot, another
/// follows.
fn occupied(server: &Server, is_full: impl Fn() -> bool) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    until(|| {
        let mut stream = server.connect();
        stream.write_all(request("GET", ENDLESS, "", "").as_bytes()).expect("sent");
        streams.push(stream);
        is_full()
    });
    streams
}

#[test]
fn garbage_is_refused_and_others_are_served() {
    let server = Server::start(&[]);
    let bytes: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    for garbage in [
        &bytes[..],
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /solve/?grid=\xff\xfe HTTP/1.1\r\n\r\n",
        b"POST /api/v1/solve HTTP/1.1\r\ncontent-length: -1\r\n\r\n",
        b"POST /api/v1/solve HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffffff\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    ] {
        let answer = server.send(garbage);
        assert!(answer.is_empty() || Reply::of(&answer).status >= 400, "{:?}", String::from_utf8_lossy(&answer));
    }
    serves(&server);
}

#[test]
fn a_head_that_is_too_large_is_refused() {
    let server = Server::start(&[]);
    for head in [
        format!("GET /{} HTTP/1.1\r\nhost: here\r\n\r\n", "x".repeat(1 << 20)),
        format!("GET / HTTP/1.1\r\nhost: here\r\nx: {}\r\n\r\n", "y".repeat(1 << 20)),
        format!("GET / HTTP/1.1\r\nhost: here\r\n{}\r\n", "a: b\r\n".repeat(10_000)),
        format!("GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\nx: {}\r\n\r\n", "y".repeat(33_000)),
    ] {
        let answer = server.send(head.as_bytes());
        assert!(answer.is_empty() || [414, 431].contains(&Reply::of(&answer).status));
    }
    serves(&server);
}

#[test]
fn a_body_that_is_too_large_is_refused_before_all_of_it_has_come() {
    let server = Server::start(&[]);
    let json = "content-type: application/json\r\n";
    let mut stream = server.connect();
    let head = format!("POST /api/v1/solve HTTP/1.1\r\nhost: here\r\n{json}content-length: 99999999999\r\n\r\n");
    stream.write_all(head.as_bytes()).expect("sent");
    let body = vec![b'['; 64 << 10];
    while stream.write_all(&body).is_ok() {}
    for (size, status) in [("content-length: 1048577", 413), ("expect: 100-continue\r\ncontent-length: 1048576", 100)] {
        let mut stream = server.connect();
        let head = format!("POST /api/v1/solve HTTP/1.1\r\nhost: here\r\n{json}{size}\r\n\r\n");
        stream.write_all(head.as_bytes()).expect("sent");
        let mut answer = vec![0; 12];
        stream.read_exact(&mut answer).expect("an answer before the body");
        assert_eq!(answer, format!("HTTP/1.1 {status}").as_bytes());
    }
    let mut stream = server.connect();
    let head = format!("POST /api/v1/solve HTTP/1.1\r\nhost: here\r\n{json}transfer-encoding: chunked\r\n\r\n");
    stream.write_all(format!("{head}100001\r\n{}", " ".repeat((1 << 20) + 1)).as_bytes()).expect("sent");
    let mut answer = vec![0; 12];
    stream.read_exact(&mut answer).expect("an answer before the end of the body");
    assert_eq!(answer, b"HTTP/1.1 413", "as many as came, be it not told how many come");
    serves(&server);
}

#[test]
fn a_body_that_breaks_off_is_not_called_too_large() {
    let mut server = Server::start(&[]);
    let head = "POST /api/v1/solve HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n";
    server.send(format!("{head}transfer-encoding: chunked\r\n\r\n1\r\n{{\r\nno number\r\n").as_bytes());
    server.terminate();
    let (_, log) = server.ended();
    assert!(log.contains("method=POST path=/api/v1/solve status=400 "), "{log}");
}

#[test]
fn large_bodies_come_one_at_a_seat_and_small_ones_beside_them() {
    let server = Server::start(&["--at-once", "1"]);
    let json = "content-type: application/json\r\n";
    let head = format!("POST /api/v1/solve HTTP/1.1\r\nhost: here\r\n{json}content-length: 1000000\r\n\r\n{{");
    let begin = || {
        let mut stream = server.connect();
        stream.write_all(head.as_bytes()).expect("sent");
        stream
    };
    let large = format!("{{}}{}", " ".repeat(100_000));
    let ask = || server.ask("POST", "/api/v1/solve", json, &large).status;
    let mut stream = begin();
    until(|| {
        let has_place = ask() == 503;
        // The request sent beside it may have come first.
        if !has_place {
            stream = begin();
        }
        has_place
    });
    assert_eq!(server.post("/api/v1/solve", &json!({ "puzzle": SCRATCH })).status, 200);
    drop(stream);
    until(|| ask() == 400);
}

#[test]
fn an_answer_that_is_too_long_is_refused() {
    let server = Server::start(&["--seconds", "600"]);
    let explain = |count: usize| server.post("/api/v1/explain", &json!({ "puzzles": vec![SCRATCH; count] }));
    let reply = explain(1000);
    assert_eq!((reply.status, reply.error().contains("ask for fewer puzzles")), (413, true), "{}", reply.error());
    assert_eq!(explain(20).json().as_array().map(Vec::len), Some(20));
}

#[test]
fn those_who_take_no_answer_are_left() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::File::create(folder.path().join("large")).and_then(|file| file.set_len(64 << 20)).expect("a file");
    let server = Server::start(&["--site", folder.path().to_str().expect("a name")]);
    let mut stream = server.connect();
    stream.write_all(request("GET", "/large", "", "").as_bytes()).expect("sent");
    until(|| stream.write_all(b"\r\n").is_err());
}

#[test]
fn a_log_that_cannot_be_written_ends_nothing() {
    let (server, log) = Server::start_alone(&[]);
    serves(&server);
    drop(log);
    serves(&server);
    serves(&server);
}

#[test]
fn a_log_that_nobody_reads_keeps_nobody_waiting() {
    let (mut server, _log) = Server::start_alone(&[]);
    let path = format!("/{}", "x".repeat(79));
    let more = format!("GET {path} HTTP/1.1\r\nhost: here\r\n\r\n").repeat(99);
    // This is more than the pipe and the buffers before it can hold.
    for _ in 0..16 {
        let answers = server.send((more.clone() + &request("GET", &path, "", "")).as_bytes());
        assert_eq!(String::from_utf8_lossy(&answers).matches("HTTP/1.1 404").count(), 100);
    }
    server.terminate();
    assert!(server.child.wait().expect("it ends").success());
}

#[test]
fn work_may_take_any_time() {
    let server = Server::start(&["--seconds", "1e19"]);
    assert_eq!(server.post("/api/v1/solve", &json!({ "puzzle": SCRATCH })).status, 200);
}

#[test]
fn too_many_puzzles_are_refused() {
    let server = Server::start(&["--puzzles", "5"]);
    let post = |count: usize| server.post("/api/v1/solve", &json!({ "puzzles": vec![SCRATCH; count] }));
    assert_eq!(post(5).status, 200);
    let reply = post(6);
    assert_eq!((reply.status, reply.error().starts_with("6 puzzles are too many; send at most 5 ")), (413, true));
    assert_eq!(server.get("/api/v1/generate?count=6").status, 413);
    assert_eq!(server.get("/api/v1/generate?count=18446744073709551615").status, 413);
}

#[test]
fn deep_and_odd_json_is_refused() {
    let server = Server::start(&[]);
    let json = "content-type: application/json\r\n";
    for body in
        ["[".repeat(100_000), "{\"puzzle\":".repeat(10_000), format!("{{\"puzzle\":\"{}\"}}", "x".repeat(500_000))]
    {
        assert_eq!(server.ask("POST", "/api/v1/solve", json, &body).status, 400);
    }
}

#[test]
fn those_who_are_slow_keep_nobody_waiting() {
    let server = Server::start(&["--at-once", "2"]);
    let slow: Vec<_> = (0..200)
        .map(|number| {
            let mut stream = server.connect();
            let part: &[u8] = if number % 2 == 0 {
                b"GET /solve/?gri"
            } else {
                b"POST /api/v1/solve HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"
            };
            stream.write_all(part).expect("sent");
            stream
        })
        .collect();
    serves(&server);
    assert_eq!(server.post("/api/v1/solve", &json!({ "puzzle": SCRATCH })).status, 200);
    drop(slow);
}

#[test]
fn those_who_are_silent_are_left() {
    let server = Server::start(&[]);
    let mut head = server.connect();
    head.write_all(b"GET /solve/").expect("sent");
    let mut body = server.connect();
    let start = "POST /api/v1/solve HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{";
    body.write_all(start.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    head.read_to_end(&mut answer).expect("the end");
    let mut answer = Vec::new();
    body.read_to_end(&mut answer).expect("the end");
    assert_eq!(Reply::of(&answer).status, 408);
}

#[test]
fn half_a_connection_harms_nobody() {
    let server = Server::start(&[]);
    for text in [
        "",
        "GET",
        "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n",
        "POST /api/v1/solve HTTP/1.1\r\ncontent-length: 5\r\n\r\n{",
    ] {
        let mut stream = server.connect();
        stream.write_all(text.as_bytes()).expect("sent");
        stream.shutdown(Shutdown::Write).expect("half closed");
        // Whether or not there is an answer, the connection ends.
        let _ = stream.read_to_end(&mut Vec::new());
    }
    serves(&server);
}

#[test]
fn work_stops_when_its_time_is_over() {
    let server = Server::start(&["--seconds", "0.3"]);
    let reply = server.get(ENDLESS);
    assert!(reply.status == 503 && reply.error().contains("too long"), "{}", reply.text());
    let list =
        |strict: bool| server.post("/api/v1/explain", &json!({ "puzzles": vec![INKALA; 1000], "strict": strict }));
    let reply = list(true);
    assert!(reply.status == 503 && reply.error().contains("too long"), "{}", reply.status);
    let reply = list(false).json();
    assert!(reply[0]["steps"].is_array(), "what was done in time is answered");
    assert!(reply[999]["error"].as_str().is_some_and(|error| error.contains("too long")), "{}", reply[999]);
    serves(&server);
}

#[test]
fn what_takes_long_delays_nothing_that_is_quick() {
    let server = Server::start(&["--at-once", "1", "--seconds", "600"]);
    let list = || server.post("/api/v1/solve", &json!({ "puzzles": [SCRATCH, SCRATCH] }));
    let streams = occupied(&server, || list().status == 429);
    let reply = list();
    assert_eq!((reply.status, reply.header("retry-after")), (429, Some("1")), "{}", reply.text());
    // Quick requests have a slot of their own.
    serves(&server);
    for question in ["solve", "count", "check", "rate", "explain", "hint", "convert", "describe"] {
        let reply = server.get(&format!("/api/v1/{question}?puzzle={SCRATCH_SOLVED}"));
        assert_eq!(reply.status, 200, "{question}: {}", reply.text());
    }
    drop(streams);
    until(|| list().status == 200);
}

#[test]
fn work_stops_when_nobody_waits_for_it_any_more() {
    let mut server = Server::start(&["--at-once", "1", "--seconds", "600"]);
    for _ in 0..4 {
        let streams = occupied(&server, || server.get("/api/v1/generate?count=0").status == 429);
        drop(streams);
        until(|| server.get("/api/v1/generate?count=0").status == 200);
    }
    server.terminate();
    let (status, log) = server.ended();
    assert!(status.success());
    assert!(log.lines().filter(|line| line.contains("path=/api/v1/generate status=\"gone\" ")).count() >= 4, "{log}");
}

#[test]
fn what_runs_is_finished_before_the_end() {
    let mut server = Server::start(&[]);
    let body = json!({ "puzzle": SCRATCH }).to_string();
    let headers = "content-type: application/json\r\nexpect: 100-continue\r\n";
    let head = request("POST", "/api/v1/solve", headers, &body);
    let mut stream = server.connect();
    stream.write_all(&head.as_bytes()[..head.len() - body.len()]).expect("sent");
    let mut goes_on = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut goes_on).expect("it waits for the body");
    server.terminate();
    until(|| std::net::TcpStream::connect(&server.address).is_err());
    stream.write_all(body.as_bytes()).expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    assert_eq!(Reply::of(&answer).json()["solution"], SCRATCH_SOLVED);
    let (status, log) = server.ended();
    assert!(status.success(), "{log}");
    assert!(log.contains("stopping once running requests are finished"), "{log}");
}

#[test]
fn each_request_is_a_line_of_the_log() {
    let mut server = Server::start(&[]);
    assert_eq!(server.get("/healthz").text(), "ok\n");
    assert_eq!(server.get("/api/v1/solve?puzzle=%0asecret").status, 400);
    assert_eq!(server.get("/%0aforged").status, 404);
    assert_eq!(server.get(&format!("/{}", "long".repeat(1000))).status, 404);
    server.terminate();
    let (_, log) = server.ended();
    let lines: Vec<&str> = log.lines().filter_map(|line| Some(line.split_once("INFO ")?.1)).collect();
    assert!(lines[0].starts_with("client=127.0.0.1 method=GET path=/healthz status=200 micros="), "{log}");
    assert!(lines[1].contains(" path=/api/v1/solve status=400 ") && !log.contains("secret"), "{log}");
    assert!(lines[2].contains(" path=/%0aforged status=404 "), "{log}");
    assert!(lines[3].contains("lon... status=404 ") && lines[3].len() < 160, "{log}");
}

#[test]
fn the_log_is_as_asked() {
    for (arguments, requests, ends) in [
        (&["--log", "none"][..], 0, 0),
        (&["--log", "errors"], 0, 0),
        (&["--log", "requests", "--log-format", "json"], 1, 1),
    ] {
        let mut server = Server::start(arguments);
        assert_eq!(server.get("/healthz").text(), "ok\n");
        server.terminate();
        let (_, log) = server.ended();
        assert_eq!((log.matches("healthz").count(), log.matches("stopping").count()), (requests, ends), "{log}");
        for line in log.lines() {
            let line: serde_json::Value = serde_json::from_str(line).expect("an object");
            let is_request = line["path"] == "/healthz" && line["status"] == 200 && line["client"] == "127.0.0.1";
            assert!(is_request || line["message"].as_str().is_some_and(|words| words.contains("stopping")), "{line}");
        }
    }
}

#[test]
fn a_request_names_its_host_once() {
    let server = Server::start(&[]);
    let ask = |version: &str, headers: &str| {
        Reply::of(&server.send(format!("GET /healthz HTTP/{version}\r\n{headers}connection: close\r\n\r\n").as_bytes()))
    };
    assert_eq!(ask("1.1", "host: a\r\n").status, 200);
    assert_eq!(ask("1.0", "").status, 200);
    for headers in ["", "host: a\r\nhost: b\r\n"] {
        let reply = ask("1.1", headers);
        assert!(reply.status == 400 && reply.error().contains("exactly one Host header"), "{}", reply.text());
    }
}

#[test]
fn the_address_may_be_short() {
    for bind in ["0", ":0", "localhost:0", "127.0.0.1:0", "[::1]:0"] {
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
            .args(["serve", "--bind", bind])
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("its address");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        // Not every machine supports IPv6.
        assert!(
            line.starts_with("http://127.0.0.1:") || line.starts_with("http://[::1]:") || bind == "[::1]:0",
            "{bind}: {line}"
        );
    }
    let ran =
        std::process::Command::new(env!("CARGO_BIN_EXE_sudoku-assistant")).args(["serve", "--bind", "here"]).output();
    let errors = String::from_utf8(ran.expect("the program starts").stderr).expect("UTF-8");
    assert!(errors.contains("localhost:9000"), "{errors}");
}
