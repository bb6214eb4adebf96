//! Storage for the other crates: files that are replaced atomically, RON files with a version, and clocks that also work in
//! browsers.

#[cfg(not(target_arch = "wasm32"))]
pub mod atomic;
pub mod clock;
pub mod versioned;

#[doc(hidden)]
pub use serde;

/// Implements `Serialize` and `Deserialize` for types as the text that they display and parse.
#[macro_export]
macro_rules! serialize_as_text {
    ($($type:ty),*) => {
        $(impl $crate::serde::Serialize for $type {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $type {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as $crate::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err($crate::serde::de::Error::custom)
            }
        })*
    };
}
