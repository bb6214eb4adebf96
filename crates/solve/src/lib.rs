//! Solvers: engines that report every step of their search, and a fast solver that reports only solutions.

pub mod constraint;
pub mod fast;
pub mod search;
