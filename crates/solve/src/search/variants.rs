//! Searches that are one of several.

use super::Search;
use sudoku_board::Board;

/// Implements [`Search`] and what it requires for an enum of searches, by passing every call on to the variant.
#[macro_export]
macro_rules! search_by_variants {
    ([$($generics:tt)*] $search:ty: $($variant:ident),*) => {
        impl<$($generics)*> Iterator for $search {
            type Item = $crate::search::Step;

            #[inline]
            fn next(&mut self) -> Option<Self::Item> {
                match self {
                    $(Self::$variant(search) => search.next(),)*
                }
            }
        }

        impl<$($generics)*> $crate::search::Rewind for $search {
            #[inline]
            fn depth(&self) -> usize {
                match self {
                    $(Self::$variant(search) => search.depth(),)*
                }
            }

            fn heap_bytes(&self) -> usize {
                match self {
                    $(Self::$variant(search) => search.heap_bytes(),)*
                }
            }

            // Find out which variant it is once, rather than at every step.
            #[inline]
            fn run(
                &mut self,
                most: u64,
                looked_for: impl FnMut(&Self::Item) -> bool,
            ) -> $crate::search::Batch<Self::Item> {
                match self {
                    $(Self::$variant(search) => search.run(most, looked_for),)*
                }
            }

            fn snapshot(&self) -> Self {
                match self {
                    $(Self::$variant(search) => Self::$variant(search.snapshot()),)*
                }
            }

            fn waits(&self) -> bool {
                match self {
                    $(Self::$variant(search) => search.waits(),)*
                }
            }
        }

        impl<$($generics)*> $crate::search::Search for $search {
            fn start(&self) -> &sudoku_board::Board {
                match self {
                    $(Self::$variant(search) => search.start(),)*
                }
            }

            fn counts(&self) -> $crate::search::Counts {
                match self {
                    $(Self::$variant(search) => search.counts(),)*
                }
            }

            fn levels(&self) -> Vec<$crate::search::Level> {
                match self {
                    $(Self::$variant(search) => search.levels(),)*
                }
            }

            fn is_done(&self) -> bool {
                match self {
                    $(Self::$variant(search) => search.is_done(),)*
                }
            }

            fn ask_in_background(&mut self) {
                match self {
                    $(Self::$variant(search) => search.ask_in_background(),)*
                }
            }

            fn question(&self) -> Option<$crate::search::Question> {
                match self {
                    $(Self::$variant(search) => search.question(),)*
                }
            }
        }
    };
}

/// A search on one of the two paths of an engine. Both make the same steps.
#[derive(Clone, Debug)]
pub enum Path<F, G> {
    /// The fast path, for classic boards.
    Fast(F),
    /// The general path, for any rules.
    General(G),
}

impl<F: for<'a> From<&'a Board>, G: for<'a> From<&'a Board>> Path<F, G> {
    /// Starts a search.
    pub fn new(board: &Board) -> Path<F, G> {
        if board.rules().is_classic() { Path::Fast(F::from(board)) } else { Self::general(board) }
    }

    /// Starts a search on the general path, which is slower, whatever the rules are.
    pub fn general(board: &Board) -> Path<F, G> {
        Path::General(G::from(board))
    }
}

search_by_variants!([F: Search, G: Search] Path<F, G>: Fast, General);
