//! The operators of sets that are bits: `|`, `&` and `-` are union, intersection and difference.

/// Gives a set of bits its operators, and those that assign. The second form says how the words of two sets are combined.
macro_rules! operators {
    ($set:ident: $word:ty) => {
        operators!($set: $word, |one, other, combine| combine(one, other));
    };
    ($set:ident: $word:ty, |$one:ident, $other:ident, $combine:ident| $bits:expr) => {
        operators!($set: BitOr bitor, BitOrAssign bitor_assign, |one: $word, other: $word| one | other, |$one, $other, $combine| $bits);
        operators!($set: BitAnd bitand, BitAndAssign bitand_assign, |one: $word, other: $word| one & other, |$one, $other, $combine| $bits);
        operators!($set: Sub sub, SubAssign sub_assign, |one: $word, other: $word| one & !other, |$one, $other, $combine| $bits);
    };
    (
        $set:ident: $operator:ident $name:ident, $assign:ident $assigned:ident, $combined:expr,
        |$one:ident, $other:ident, $combine:ident| $bits:expr
    ) => {
        impl std::ops::$operator for $set {
            type Output = $set;

            #[inline]
            fn $name(self, other: $set) -> $set {
                let ($one, $other, $combine) = (self.0, other.0, $combined);
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
