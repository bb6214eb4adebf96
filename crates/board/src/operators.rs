//! The operators of sets that are bits: `|`, `&` and `-` are union, intersection and difference.

/// Gives a set of bits its operators, and those that assign.
macro_rules! operators {
    ($set:ident) => {
        operators!($set: BitOr bitor, BitOrAssign bitor_assign, |one, other| one | other);
        operators!($set: BitAnd bitand, BitAndAssign bitand_assign, |one, other| one & other);
        operators!($set: Sub sub, SubAssign sub_assign, |one, other| one & !other);
    };
    ($set:ident: $operator:ident $name:ident, $assign:ident $assigned:ident, |$one:ident, $other:ident| $bits:expr) => {
        impl std::ops::$operator for $set {
            type Output = $set;

            #[inline]
            fn $name(self, other: $set) -> $set {
                let ($one, $other) = (self.0, other.0);
                $set($bits)
            }
        }

        impl std::ops::$assign for $set {
            #[inline]
            fn $assigned(&mut self, other: $set) {
                *self = std::ops::$operator::$name(*self, other);
            }
        }
    };
}

pub(crate) use operators;
