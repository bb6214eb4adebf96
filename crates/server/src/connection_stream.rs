//! A connection as the HTTP library sees it. The library answers some requests by itself, without a body or not at all; here
//! they get an answer like all others.

use super::guard::{HEADERS, LARGEST_HEAD};
use super::request_error::RequestError;
use serde_json::json;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// The first bytes of a client that speaks HTTP/2 without asking. The library closes such a connection without a word, but
/// answers any other unknown version with status 400.
const PREFACE: &[u8] = b"PRI * HTTP/2";

/// The beginning of the library's answer to a head that is too large, and its content length. Our own answers have a body.
const BARE: (&[u8], &[u8]) = (b"HTTP/1.1 431 ", b"\r\ncontent-length: 0\r\n");

/// A stream that completes the library's own answers.
pub(super) struct ConnectionStream<S> {
    stream: S,
    patience: Duration,
    /// The length of the part of [`PREFACE`] that has been read; `None` once it is something else.
    preface: Option<usize>,
    /// The answer that replaces the library's, and the number of its bytes that are sent.
    answer: Vec<u8>,
    sent: usize,
    /// The time after which what the client still sends is no longer read.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> ConnectionStream<S> {
    pub fn new(stream: S, patience: Duration) -> ConnectionStream<S> {
        ConnectionStream { stream, patience, preface: Some(0), answer: Vec::new(), sent: 0, deadline: None }
    }

    fn poll_answer(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while self.sent < self.answer.len() {
            match ready!(Pin::new(&mut self.stream).poll_write(context, &self.answer[self.sent..]))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                count => self.sent += count,
            }
        }
        Poll::Ready(Ok(()))
    }

    /// Reads and ignores what the client still sends. If the connection were closed earlier, the system would discard the answer.
    fn poll_rest(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let patience = self.patience;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(patience)));
        let mut part = [0; 4096];
        while deadline.as_mut().poll(context).is_pending() {
            let mut part = ReadBuf::new(&mut part);
            let read = ready!(Pin::new(&mut self.stream).poll_read(context, &mut part));
            if read.is_err() || part.filled().is_empty() {
                break;
            }
        }
        Poll::Ready(())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for ConnectionStream<S> {
    fn poll_read(self: Pin<&mut Self>, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        let read = &mut buffer.filled_mut()[before..];
        if let Some(begun) = this.preface {
            // The client may send the preface byte by byte.
            let rest = &PREFACE[begun..];
            let length = rest.len().min(read.len());
            if read[..length] != rest[..length] {
                this.preface = None;
            } else if length == rest.len() {
                read[length - 1] = b'9';
                this.preface = None;
            } else {
                this.preface = Some(begun + length);
            }
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for ConnectionStream<S> {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        ready!(this.poll_answer(context))?;
        if is_bare(bytes) {
            (this.answer, this.sent) = (large_head(), 0);
            return Poll::Ready(Ok(bytes.len()));
        }
        Pin::new(&mut this.stream).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        ready!(this.poll_answer(context))?;
        Pin::new(&mut this.stream).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if this.deadline.is_none() {
            ready!(this.poll_answer(context))?;
            ready!(Pin::new(&mut this.stream).poll_shutdown(context))?;
        }
        if !this.answer.is_empty() {
            ready!(this.poll_rest(context));
        }
        Poll::Ready(Ok(()))
    }
}

/// Returns true if these bytes are the library's answer to a head that is too large.
fn is_bare(bytes: &[u8]) -> bool {
    let (begin, length) = BARE;
    bytes.starts_with(begin) && memchr::memmem::find(bytes, length).is_some()
}

/// Returns the complete answer to a head that is too large.
fn large_head() -> Vec<u8> {
    let body = json!({ "error": RequestError::LargeHead(LARGEST_HEAD).to_string() }).to_string();
    let mut answer = format!(
        "HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n",
        body.len()
    );
    for (name, value) in &HEADERS {
        answer += &format!("{name}: {}\r\n", value.to_str().unwrap_or_default());
    }
    answer += "\r\n";
    answer += &body;
    answer.into_bytes()
}
