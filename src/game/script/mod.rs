//! The vocabulary of the game: scenes, pages, requests, and the schedule that carries requests out one by one.

pub mod requests;
pub mod scene;
pub mod sets;
pub mod view;
pub mod wake_up;
