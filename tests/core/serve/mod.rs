//! Tests that start the server and send requests to it.

mod answers;
mod document;
mod limits;
mod manners;
mod pages;

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The longest time to wait for an expected event.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs as long as the test.
struct Server {
    child: Child,
    address: String,
    /// The server's log, which is read continuously because the server drops lines that a full pipe does not take.
    log: Option<JoinHandle<String>>,
}

/// A parsed HTTP response.
struct Reply {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Reply {
    /// Parses an HTTP response.
    fn of(answer: &[u8]) -> Reply {
        let end = answer.windows(4).position(|part| part == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(answer)));
        let head = String::from_utf8_lossy(&answer[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        Reply { status, head, body: answer[end + 4..].to_vec() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        headers.find(|(header, _)| header.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("UTF-8")
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|reason| panic!("{reason}: {}", self.text()))
    }

    /// Returns the error message of a refusal.
    fn error(&self) -> String {
        self.json()["error"].as_str().expect("a sentence").to_owned()
    }
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        Server::start_by(Command::new(env!("CARGO_BIN_EXE_sudoku-assistant")).args(["serve"]).args(arguments))
    }

    /// Starts a server by this command, to which the address is added.
    fn start_by(command: &mut Command) -> Server {
        let (mut server, mut errors) = Server::start_alone_by(command);
        server.log = Some(std::thread::spawn(move || {
            let mut log = String::new();
            errors.read_to_string(&mut log).expect("UTF-8");
            log
        }));
        server
    }

    /// Starts a server whose log nobody reads.
    fn start_alone(arguments: &[&str]) -> (Server, ChildStderr) {
        Server::start_alone_by(Command::new(env!("CARGO_BIN_EXE_sudoku-assistant")).args(["serve"]).args(arguments))
    }

    fn start_alone_by(command: &mut Command) -> (Server, ChildStderr) {
        let mut child = command
            .args(["--bind", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("its address");
        let address = line.trim().strip_prefix("http://").and_then(|line| line.strip_suffix('/')).expect("an address");
        let errors = child.stderr.take().expect("a pipe");
        (Server { child, address: address.to_owned(), log: None }, errors)
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.address).expect("a connection");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream
    }

    /// Sends raw bytes. Returns the response up to the end of the connection, which may be incomplete.
    fn send(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        // The request may be refused before all of it is sent.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        answer
    }

    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Reply {
        Reply::of(&self.send(request(method, path, headers, body).as_bytes()))
    }

    fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, "", "")
    }

    fn post(&self, path: &str, body: &Value) -> Reply {
        self.ask("POST", path, "content-type: application/json\r\n", &body.to_string())
    }

    /// Sends SIGTERM.
    fn terminate(&self) {
        // The program `kill` may be missing, but it is built into every shell.
        let kill = format!("kill -TERM {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell runs").success());
    }

    /// Waits for the server to end. Returns its exit status and its log.
    fn ended(&mut self) -> (ExitStatus, String) {
        let status = self.child.wait().expect("it ends");
        let log = self.log.take().expect("it ends once").join().expect("the reader ends");
        (status, log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The server may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n{headers}content-length: {length}\r\n\r\n{body}"
    )
}

/// Percent-encodes a text for a query.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// Polls until the condition holds.
fn until(mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < PATIENCE, "it never comes to this");
        std::thread::sleep(Duration::from_millis(20));
    }
}
