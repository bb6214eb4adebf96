//! Counts the bytes that readers look at, so that a test can compare the counts of a text and of one that is twice as long.
//! Builds without debug assertions count nothing.

#[cfg(debug_assertions)]
thread_local! {
    static BYTES: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// Adds to the number of bytes looked at.
#[inline]
pub fn count_bytes(bytes: usize) {
    #[cfg(debug_assertions)]
    BYTES.set(BYTES.get() + bytes as u64);
    let _ = bytes;
}

/// Returns the number of bytes that this thread has looked at since the last call.
#[cfg(debug_assertions)]
pub fn take() -> u64 {
    BYTES.take()
}
