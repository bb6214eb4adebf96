//! The server: requests per second compared with a bare axum server that says hello; the slowest response times; the effect of
//! ten thousand hostile requests on other clients; and the response times of quick questions among many slow ones.
//!
//! Needs wrk. Everything runs on this machine. The argument can be a file of puzzles with one solution, 81 characters per line.

use axum::Router;
use axum::routing::get;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};
use sudoku_board::classic::Grid;
use sudoku_solve::fast::Solver;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

const PUZZLES: [&str; 4] = [
    "..............1.23..1.45.................65.127.3.........2...4...7.......6...8..",
    "...........1..2..3..4..5.6......1....7.......85....9......7.8......8.1....69.....",
    "................12....34........54.6..7...3...12........17.....6....85..9........",
    "........1......23...4.56........7.5..2.......81.9........1..8....5....7.6........",
];

/// The number of rounds, in each of which both servers are measured.
const ROUNDS: usize = 15;
/// The length of one measurement, in seconds.
const SECONDS: u32 = 1;

/// The number of hostile requests.
const HOSTILE: usize = 10_000;
/// The number of threads that send the hostile requests.
const THREADS: usize = 16;

/// The number of clients that ask at the same time.
const CLIENTS: usize = 4;

/// The number of clients with slow requests.
const SLOW: usize = 100;
/// The time during which other clients send quick requests beside the slow ones.
const BESIDE_SLOW: Duration = Duration::from_secs(20);

/// A process of our server, which ends when this is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(log: &std::path::Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sudoku-assistant"))
            .args(["serve", "--bind", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(fs::File::create(log).expect("a log"))
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("its address");
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/');
        Server { child, address: address.parse().expect("an address") }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs wrk. Returns the requests per second, the 99th percentile, and the errors.
fn wrk(address: SocketAddr, connections: u32, seconds: u32, paths: &str) -> (f64, String, String) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/server.lua");
    let output = Command::new("wrk")
        .args(["-t2", "--latency", &format!("-c{connections}"), &format!("-d{seconds}s"), "-s", script])
        .args([&format!("http://{address}"), "--", paths])
        .output()
        .expect("wrk is installed");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let after = |word: &str| told.lines().find_map(|line| Some(line.split_once(word)?.1.trim().to_owned()));
    let rate = after("Requests/sec:").and_then(|rate| rate.parse().ok()).unwrap_or_else(|| panic!("{told}"));
    let errors: Vec<&str> =
        told.lines().filter(|line| line.contains("errors") || line.contains("Non-2xx")).map(str::trim).collect();
    (rate, after("99%").unwrap_or_default(), errors.join("; "))
}

/// Sends a request on a connection that stays open. Returns the response.
fn ask(stream: &mut BufReader<TcpStream>, path: &str) -> io::Result<String> {
    stream.get_mut().write_all(format!("GET {path} HTTP/1.1\r\nhost: here\r\n\r\n").as_bytes())?;
    let (mut length, mut line) = (0, String::new());
    loop {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        if line == "\r\n" {
            break;
        }
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = value.trim().parse().map_err(io::Error::other)?;
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    String::from_utf8(body).map_err(io::Error::other)
}

/// Sends one of several kinds of hostile requests. The server is expected to close the connection.
fn hostile(number: usize, address: SocketAddr) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_millis(200)))?;
    stream.set_write_timeout(Some(Duration::from_millis(200)))?;
    let mut answer = [0; 1024];
    match number % 8 {
        0 => stream.write_all(&(0..=255).cycle().take(4096).collect::<Vec<u8>>())?,
        1 => stream.write_all(format!("GET /{} HTTP/1.1\r\n\r\n", "x".repeat(100_000)).as_bytes())?,
        2 => {
            let head = "POST /api/v1/solve HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n";
            write!(stream, "{head}content-length: 100000000\r\n\r\n")?;
            stream.write_all(&vec![b'['; 2 << 20])?;
        }
        3 => {
            for byte in b"GET /solve/?grid=" {
                stream.write_all(&[*byte])?;
                thread::sleep(Duration::from_millis(5));
            }
        }
        4 => {
            stream.write_all(b"GET /solve/?grid=1 HTTP/1.1\r\nhost: here\r\n\r\n")?;
            stream.shutdown(Shutdown::Write)?;
        }
        5 => stream.shutdown(Shutdown::Write)?,
        6 => {
            write!(stream, "GET /api/v1/count?puzzle={} HTTP/1.1\r\nhost: here\r\n\r\n", ".".repeat(81))?;
            return Ok(());
        }
        _ => {
            let text = "POST /api/v1/rate HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffffff\r\n";
            stream.write_all(text.as_bytes())?;
        }
    }
    stream.read(&mut answer).map(drop)
}

/// Sends ten thousand hostile requests, while other clients check each response that they get.
fn siege(address: SocketAddr, puzzles: &[(Grid, Grid)]) {
    let (right, wrong, lost, over) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (right, wrong, lost, over) = (&right, &wrong, &lost, &over);
            scope.spawn(move || {
                let connect = || TcpStream::connect(address).map(BufReader::new);
                let mut stream = connect().expect("a connection");
                for (puzzle, solution) in puzzles.iter().cycle().skip(client) {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    let count = match ask(&mut stream, &format!("/solve/?grid={puzzle}")) {
                        Ok(answer) if answer == format!("{{\"result\":\"{solution}\"}}") => right,
                        Ok(_) => wrong,
                        Err(_) => {
                            stream = connect().expect("a connection");
                            lost
                        }
                    };
                    count.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let threads: Vec<_> = (0..THREADS)
            .map(|first| {
                scope.spawn(move || {
                    // Continue with the others, whatever the result is.
                    (first..HOSTILE).step_by(THREADS).for_each(|number| drop(hostile(number, address)));
                })
            })
            .collect();
        threads.into_iter().for_each(|thread| thread.join().expect("it ends"));
        over.store(true, Ordering::Relaxed);
    });
    let [right, wrong, lost] = [right, wrong, lost].map(AtomicU64::into_inner);
    println!("beside {HOSTILE} hostile requests: {right} answers right, {wrong} wrong, {lost} lost");
}

/// Measures the response times of quick requests among many slow ones.
fn beside_slow(address: SocketAddr, puzzles: &[(Grid, Grid)]) {
    let over = AtomicBool::new(false);
    let connect = || TcpStream::connect(address).map(BufReader::new).expect("a connection");
    let (mut times, mut refused) = (Vec::new(), 0);
    thread::scope(|scope| {
        for seed in 0..SLOW {
            let over = &over;
            scope.spawn(move || {
                let mut stream = connect();
                while !over.load(Ordering::Relaxed) {
                    if ask(&mut stream, &format!("/api/v1/generate?givens=18&seed={seed}")).is_err() {
                        stream = connect();
                    }
                }
            });
        }
        let (start, mut stream) = (Instant::now(), connect());
        for (puzzle, _) in puzzles.iter().cycle().take_while(|_| start.elapsed() < BESIDE_SLOW) {
            for question in ["solve", "rate"] {
                let start = Instant::now();
                match ask(&mut stream, &format!("/api/v1/{question}?puzzle={puzzle}")) {
                    Ok(answer) if !answer.contains("error") => times.push(start.elapsed()),
                    _ => refused += 1,
                }
            }
            thread::sleep(Duration::from_millis(5));
        }
        over.store(true, Ordering::Relaxed);
    });
    times.sort();
    let of = |hundredths: usize| times[(times.len() - 1) * hundredths / 100].as_secs_f64() * 1e3;
    let (middle, slowest) = (of(50), of(99));
    println!(
        "beside {SLOW} clients that generate with 18 givens: {} quick answers, half in {middle:.1} ms, 99 in 100 in {slowest:.1} ms, {refused} refused",
        times.len()
    );
}

fn main() {
    let file = env::args().skip(1).find(|argument| !argument.starts_with("--"));
    let text = file.map_or_else(|| PUZZLES.join("\n"), |file| fs::read_to_string(file).expect("a file"));
    let mut solver = Solver::new();
    let puzzles = text.lines().filter_map(|line| Grid::from_line(line.as_bytes()));
    let puzzles: Vec<(Grid, Grid)> = puzzles.filter_map(|puzzle| Some((puzzle, solver.solve(&puzzle)?))).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let paths = folder.path().join("paths");
    let lines: String = puzzles.iter().map(|(puzzle, _)| format!("/solve/?grid={puzzle}\n")).collect();
    fs::write(&paths, lines).expect("written");
    let paths = paths.to_str().expect("a name");

    let runtime = Runtime::new().expect("a runtime");
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
    let hello = listener.local_addr().expect("an address");
    let router = Router::new().route("/solve/", get(|| async { "hello" }));
    runtime.spawn(async { axum::serve(listener, router).await });
    let server = Server::start(&folder.path().join("log"));

    let mut ratios = Vec::from_iter((1..=ROUNDS).map(|round| {
        let (ours, _, errors) = wrk(server.address, 64, SECONDS, paths);
        let (bare, ..) = wrk(hello, 64, SECONDS, paths);
        println!("round {round}: {ours:.0} solved a second, {bare:.0} hellos a second {errors}");
        ours / bare
    }));
    ratios.sort_by(f64::total_cmp);
    println!("{} puzzles: {:.2} of a bare hello, in the middle round", puzzles.len(), ratios[ROUNDS / 2]);
    for (name, address) in [("ours", server.address), ("the bare hello", hello)] {
        let (rate, slowest, errors) = wrk(address, 1000, 8, paths);
        println!("1000 connections, {name}: 99 in 100 wait {slowest} at most, {rate:.0} a second {errors}");
    }
    siege(server.address, &puzzles);
    beside_slow(server.address, &puzzles);
}
