//! The numbers of nodes.

use std::fmt::Debug;

/// The number of a node. Sixteen bits suffice for most boards, and take half the memory of the processor's cache.
pub trait Number: Copy + Eq + Debug + Send + Sync + 'static {
    /// The number that is greater than that of any node.
    const END: usize;

    /// Returns the number.
    fn new(number: usize) -> Self;

    /// Returns the number as an index.
    fn get(self) -> usize;
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl Number for $number {
            const END: usize = <$number>::MAX as usize;

            #[inline]
            fn new(number: usize) -> $number {
                number as $number
            }

            #[inline]
            fn get(self) -> usize {
                self as usize
            }
        })*
    };
}

numbers!(u16, u32);
