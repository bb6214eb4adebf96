//! Tests of actions on a run: each moment is the same as if all actions were repeated from the beginning.

use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::VecDeque;
use std::fmt;
use sudoku_solve::search::{Action, Rewind, TimeLine};

/// A search that carries boxes one by one, and has to rest before some of them are brought.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Carrier {
    waiting: VecDeque<u32>,
    carried: Vec<u32>,
    rests: u32,
}

/// An action: bring boxes, some of them only after a rest.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Bring {
    Now(u32),
    AfterRest(u32),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Tired;

impl fmt::Display for Tired {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "let it rest first")
    }
}

impl Iterator for Carrier {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let Some(heaviness) = self.waiting.pop_front() else {
            self.rests += 1;
            return None;
        };
        self.rests = 0;
        self.carried.push(heaviness);
        if heaviness > 1 {
            self.waiting.push_back(heaviness / 2);
        }
        Some(heaviness)
    }
}

impl Rewind for Carrier {
    fn depth(&self) -> usize {
        self.waiting.len()
    }

    fn heap_bytes(&self) -> usize {
        4 * (self.waiting.len() + self.carried.len())
    }
}

impl Action<Carrier> for Bring {
    type Refused = Tired;

    fn carry_out(&self, carrier: &mut Carrier) -> Result<(), Tired> {
        match *self {
            Bring::Now(heaviness) => carrier.waiting.push_back(heaviness),
            Bring::AfterRest(_) if carrier.rests == 0 => return Err(Tired),
            // The length of the rest is part of the moment.
            Bring::AfterRest(heaviness) => carrier.waiting.extend([heaviness, carrier.rests]),
        }
        Ok(())
    }
}

#[derive(Clone, Debug)]
enum Go {
    Forward(u32),
    Back,
    Seek(u64),
    Act(Bring),
}

fn walk() -> impl Strategy<Value = Vec<Go>> {
    let bring = || prop_oneof![(1..2000u32).prop_map(Bring::Now), (1..2000u32).prop_map(Bring::AfterRest)];
    let go = prop_oneof![
        4 => (1..120u32).prop_map(Go::Forward),
        2 => Just(Go::Back),
        3 => (0..1000u64).prop_map(Go::Seek),
        4 => bring().prop_map(Go::Act),
    ];
    vec(go, 1..80)
}

/// A run in the simplest form: the actions, each with the number of steps and rests before it.
#[derive(Clone, PartialEq, Default, Debug)]
struct Plain {
    done: Vec<(u64, u32, Bring)>,
    position: u64,
    furthest: u64,
    /// Rests since the last step or action.
    rests: u32,
}

impl Plain {
    /// Returns the carrier after this many steps, with all actions up to there.
    fn carrier(&self) -> Carrier {
        let mut carrier = Carrier::default();
        let mut done = self.done.iter().peekable();
        for position in 0..=self.position {
            while let Some((_, rests, bring)) = done.next_if(|(at, ..)| *at == position) {
                (0..*rests).for_each(|_| assert_eq!(carrier.next(), None));
                bring.carry_out(&mut carrier).expect("it could be done before");
            }
            if position < self.position {
                carrier.next().expect("it made this step before");
            }
        }
        (0..self.rests).for_each(|_| assert_eq!(carrier.next(), None));
        carrier
    }
}

proptest! {
    #[test]
    fn each_moment_is_the_one_that_the_same_actions_lead_to_from_the_beginning(moves in walk()) {
        let mut line: TimeLine<Carrier, (), Bring> = TimeLine::new(Carrier::default());
        let mut plain = Plain::default();
        for go in moves {
            match go.clone() {
                Go::Forward(steps) => {
                    for _ in 0..steps {
                        let step = line.forward();
                        prop_assert_eq!(step, plain.carrier().next());
                        if step.is_none() {
                            plain.rests += 1;
                            break;
                        }
                        (plain.position, plain.rests) = (plain.position + 1, 0);
                        plain.furthest = plain.furthest.max(plain.position);
                    }
                }
                Go::Back if plain.position == 0 => {}
                Go::Back => {
                    line.back();
                    (plain.position, plain.rests) = (plain.position - 1, 0);
                }
                Go::Seek(share) => {
                    let position = plain.furthest * share / 1000;
                    line.seek(position);
                    if position != plain.position {
                        (plain.position, plain.rests) = (position, 0);
                    }
                }
                Go::Act(bring) => {
                    let done = bring.carry_out(&mut plain.carrier());
                    prop_assert_eq!(line.act(bring.clone()), done);
                    if done.is_ok() {
                        let past = plain.done.iter().filter(|(at, ..)| *at <= plain.position).count();
                        plain.done.truncate(past);
                        plain.done.push((plain.position, plain.rests, bring));
                        (plain.furthest, plain.rests) = (plain.position, 0);
                    }
                }
            }
            prop_assert_eq!((line.position(), line.furthest()), (plain.position, plain.furthest), "after {:?}", go);
            prop_assert_eq!(line.has_future(), plain.position < plain.furthest, "after {:?}", go);
            prop_assert_eq!(&line.now().search, &plain.carrier(), "after {:?}", go);
        }
    }
}
