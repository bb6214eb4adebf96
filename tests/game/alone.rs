//! Tests that have a process of their own, because what they change is the same in the whole process.

use std::process::Command;

/// Runs the ignored test of this name in a process of its own, with these environment variables.
pub fn run_alone(test: &str, variables: &[(&str, &str)]) {
    let own = Command::new(std::env::current_exe().expect("this test"))
        .args(["--ignored", "--exact", test, "--nocapture"])
        .envs(variables.iter().copied())
        .output()
        .expect("it starts");
    assert!(own.status.success(), "{}", String::from_utf8_lossy(&own.stderr));
    assert!(String::from_utf8_lossy(&own.stdout).contains("1 passed"), "{test} was tried with {variables:?}");
}
