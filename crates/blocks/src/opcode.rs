//! The table of blocks, with the words, slots, shape, category and Scratch 3 name of each kind of block.
//!
//! The code that draws, checks, reads, writes and exports programs uses this table and does not depend on particular blocks.

use std::fmt;

/// The shape of a block, which decides where it fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A block that begins a script.
    Hat,
    /// An ordinary block of a stack.
    Stack,
    /// A block of a stack that surrounds other stacks: it has a mouth for each of its lines of words.
    C,
    /// A block that ends a stack.
    Cap,
    /// A block that surrounds other stacks and that nothing can follow.
    CCap,
    /// A block that reports a number or a text.
    Round,
    /// A block that reports true or false.
    SixSided,
}

impl Shape {
    /// Returns true if a block of that shape reports a value and fits in a slot.
    pub const fn is_reporter(self) -> bool {
        matches!(self, Shape::Round | Shape::SixSided)
    }

    /// Returns true if nothing can follow a block of that shape.
    pub const fn is_cap(self) -> bool {
        matches!(self, Shape::Cap | Shape::CCap)
    }
}

/// A category of the palette, which has its own colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Category {
    /// Blocks that begin a script, and broadcasts.
    Events,
    /// Loops, conditions, clones.
    Control,
    /// Arithmetic, comparisons, texts.
    Operators,
    /// Variables and their blocks.
    Variables,
    /// Lists and their blocks.
    Lists,
    /// Custom blocks and their inputs.
    MyBlocks,
    /// Costumes and speech.
    Looks,
    /// Questions and their answers.
    Sensing,
    /// Positions on the stage.
    Motion,
    /// Blocks of Scratch that this language does not support, drawn grey.
    Foreign,
}

impl Category {
    /// Returns the name of the category in Scratch.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Events => "Events",
            Category::Control => "Control",
            Category::Operators => "Operators",
            Category::Variables => "Variables",
            Category::Lists => "Lists",
            Category::MyBlocks => "My Blocks",
            Category::Looks => "Looks",
            Category::Sensing => "Sensing",
            Category::Motion => "Motion",
            Category::Foreign => "Other Blocks",
        }
    }
}

/// The kind of content that a slot takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SlotKind {
    /// A number, typed or from a block.
    Number,
    /// A text, typed or from a block.
    Text,
    /// A six-sided block, which reports true or false.
    Boolean,
    /// The name of a variable: one for all sprites, of the sprite, or of the script.
    Variable,
    /// The variable that a loop counts with, shown as a block.
    Counter,
    /// The name of a list.
    List,
    /// The name of a costume of the sprite, or a block that reports a name or a number.
    Costume,
    /// The name of a key.
    Key,
    /// The name of a message, or a block that reports it.
    Broadcast,
    /// The name of the message that a script receives.
    Message,
    /// The scripts to stop.
    Stop,
    /// The sprite to clone.
    CloneOf,
    /// A function of a number.
    Function,
    /// The choice between a costume's number and its name.
    NumberOrName,
    /// The names of new variables, in any number of slots.
    NewVariables,
    /// The words of a custom or foreign block, whose inputs follow.
    Label,
    /// The name of an input of the custom block whose definition contains the block.
    Parameter,
}

/// The names of the keys, as in Scratch.
const KEYS: [&str; 42] = [
    "space",
    "up arrow",
    "down arrow",
    "right arrow",
    "left arrow",
    "any",
    "a",
    "b",
    "c",
    "d",
    "e",
    "f",
    "g",
    "h",
    "i",
    "j",
    "k",
    "l",
    "m",
    "n",
    "o",
    "p",
    "q",
    "r",
    "s",
    "t",
    "u",
    "v",
    "w",
    "x",
    "y",
    "z",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
];

impl SlotKind {
    /// Returns the entries of the menu, if they are the same in every program; empty otherwise.
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            SlotKind::Key => &KEYS,
            SlotKind::Stop => &["all", "this script", "other scripts in sprite"],
            SlotKind::Function => &[
                "abs", "floor", "ceiling", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "ln", "log", "e ^",
                "10 ^",
            ],
            SlotKind::NumberOrName => &["number", "name"],
            _ => &[],
        }
    }

    /// Returns true if the slot takes a block that reports a value.
    pub const fn takes_blocks(self) -> bool {
        matches!(
            self,
            SlotKind::Number
                | SlotKind::Text
                | SlotKind::Boolean
                | SlotKind::Costume
                | SlotKind::Broadcast
                | SlotKind::CloneOf
        )
    }

    /// Returns true if the slot is a menu: its content is chosen, not typed.
    pub const fn is_menu(self) -> bool {
        !matches!(self, SlotKind::Number | SlotKind::Text | SlotKind::Boolean)
    }
}

/// A slot of a row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotSpec {
    /// The kind of content that it takes.
    pub kind: SlotKind,
    /// The name of the input or field in Scratch 3; empty if it has none.
    pub scratch: &'static str,
}

/// A row of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The kind of block.
    pub opcode: Opcode,
    /// The words, with `_` for each slot. A block with mouths has one line for each mouth, with the words above it. A custom
    /// block has no words here but in its definition; a foreign one has them in its first slot.
    pub lines: &'static [&'static str],
    /// The shape. A custom block has the shape in its definition; see [`super::Sprite::shape`].
    pub shape: Shape,
    /// The category in the palette.
    pub category: Category,
    /// The name in Scratch 3; `None` if Scratch does not have the block.
    pub scratch: Option<&'static str>,
    /// The slots, in the order of the words.
    pub slots: &'static [SlotSpec],
}

impl Spec {
    /// Returns the number of mouths; a foreign block can have more.
    pub const fn mouths(&self) -> usize {
        match self.shape {
            Shape::C | Shape::CCap => self.lines.len(),
            _ => 0,
        }
    }
}

const fn named(name: &'static str) -> Option<&'static str> {
    if name.is_empty() { None } else { Some(name) }
}

macro_rules! table {
    ($($opcode:ident $category:ident $shape:ident [$($line:literal)+] $scratch:literal [$($kind:ident $name:literal)*])+) => {
        /// The kinds of blocks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Opcode {
            $(#[doc = concat!("`", $($line, " ",)+ "`")] $opcode,)+
        }

        impl Opcode {
            /// All kinds of blocks, category by category.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$opcode),+];
        }

        /// The table, one row for each [`Opcode`], in their order.
        pub static TABLE: &[Spec] = &[$(Spec {
            opcode: Opcode::$opcode,
            lines: &[$($line),+],
            shape: Shape::$shape,
            category: Category::$category,
            scratch: named($scratch),
            slots: &[$(SlotSpec { kind: SlotKind::$kind, scratch: $name }),*],
        }),+];
    };
}

impl Opcode {
    /// Returns the block's row of the table.
    pub fn spec(self) -> &'static Spec {
        &TABLE[self as usize]
    }

    /// Returns true if the first slot holds the words, as in custom and foreign blocks.
    pub fn has_label(self) -> bool {
        self.spec().slots.first().is_some_and(|slot| slot.kind == SlotKind::Label)
    }

    /// Returns true for a block of Scratch that this language does not support: it is kept, but cannot run.
    pub fn is_foreign(self) -> bool {
        self.spec().category == Category::Foreign
    }
}

impl fmt::Display for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().lines[0])
    }
}

table! {
    WhenFlagClicked Events Hat ["when flag clicked"] "event_whenflagclicked" []
    WhenKeyPressed Events Hat ["when _ key pressed"] "event_whenkeypressed" [Key "KEY_OPTION"]
    WhenClicked Events Hat ["when this sprite clicked"] "event_whenthisspriteclicked" []
    WhenReceived Events Hat ["when I receive _"] "event_whenbroadcastreceived" [Message "BROADCAST_OPTION"]
    Broadcast Events Stack ["broadcast _"] "event_broadcast" [Broadcast "BROADCAST_INPUT"]
    BroadcastAndWait Events Stack ["broadcast _ and wait"] "event_broadcastandwait" [Broadcast "BROADCAST_INPUT"]

    Wait Control Stack ["wait _ seconds"] "control_wait" [Number "DURATION"]
    Repeat Control C ["repeat _"] "control_repeat" [Number "TIMES"]
    Forever Control CCap ["forever"] "control_forever" []
    If Control C ["if _ then"] "control_if" [Boolean "CONDITION"]
    IfElse Control C ["if _ then" "else"] "control_if_else" [Boolean "CONDITION"]
    WaitUntil Control Stack ["wait until _"] "control_wait_until" [Boolean "CONDITION"]
    RepeatUntil Control C ["repeat until _"] "control_repeat_until" [Boolean "CONDITION"]
    For Control C ["for _ from _ to _"] "" [Counter "" Number "" Number ""]
    Stop Control Cap ["stop _"] "control_stop" [Stop "STOP_OPTION"]
    WhenCloned Control Hat ["when I start as a clone"] "control_start_as_clone" []
    CreateClone Control Stack ["create clone of _"] "control_create_clone_of" [CloneOf "CLONE_OPTION"]
    DeleteClone Control Cap ["delete this clone"] "control_delete_this_clone" []

    SwitchCostume Looks Stack ["switch costume to _"] "looks_switchcostumeto" [Costume "COSTUME"]
    NextCostume Looks Stack ["next costume"] "looks_nextcostume" []
    CostumeNumber Looks Round ["costume _"] "looks_costumenumbername" [NumberOrName "NUMBER_NAME"]
    Say Looks Stack ["say _"] "looks_say" [Text "MESSAGE"]
    Show Looks Stack ["show"] "looks_show" []
    Hide Looks Stack ["hide"] "looks_hide" []

    Ask Sensing Stack ["ask _ and wait"] "sensing_askandwait" [Text "QUESTION"]
    Answer Sensing Round ["answer"] "sensing_answer" []

    GoTo Motion Stack ["go to x: _ y: _"] "motion_gotoxy" [Number "X" Number "Y"]
    XPosition Motion Round ["x position"] "motion_xposition" []
    YPosition Motion Round ["y position"] "motion_yposition" []

    Add Operators Round ["_ + _"] "operator_add" [Number "NUM1" Number "NUM2"]
    Subtract Operators Round ["_ - _"] "operator_subtract" [Number "NUM1" Number "NUM2"]
    Multiply Operators Round ["_ * _"] "operator_multiply" [Number "NUM1" Number "NUM2"]
    Divide Operators Round ["_ / _"] "operator_divide" [Number "NUM1" Number "NUM2"]
    Random Operators Round ["pick random _ to _"] "operator_random" [Number "FROM" Number "TO"]
    Greater Operators SixSided ["_ > _"] "operator_gt" [Text "OPERAND1" Text "OPERAND2"]
    Less Operators SixSided ["_ < _"] "operator_lt" [Text "OPERAND1" Text "OPERAND2"]
    Equals Operators SixSided ["_ = _"] "operator_equals" [Text "OPERAND1" Text "OPERAND2"]
    And Operators SixSided ["_ and _"] "operator_and" [Boolean "OPERAND1" Boolean "OPERAND2"]
    Or Operators SixSided ["_ or _"] "operator_or" [Boolean "OPERAND1" Boolean "OPERAND2"]
    Not Operators SixSided ["not _"] "operator_not" [Boolean "OPERAND"]
    Join Operators Round ["join _ _"] "operator_join" [Text "STRING1" Text "STRING2"]
    LetterOf Operators Round ["letter _ of _"] "operator_letter_of" [Number "LETTER" Text "STRING"]
    LengthOf Operators Round ["length of _"] "operator_length" [Text "STRING"]
    Contains Operators SixSided ["_ contains _ ?"] "operator_contains" [Text "STRING1" Text "STRING2"]
    Mod Operators Round ["_ mod _"] "operator_mod" [Number "NUM1" Number "NUM2"]
    Round Operators Round ["round _"] "operator_round" [Number "NUM"]
    FunctionOf Operators Round ["_ of _"] "operator_mathop" [Function "OPERATOR" Number "NUM"]
    True Operators SixSided ["true"] "" []
    False Operators SixSided ["false"] "" []

    Variable Variables Round ["_"] "data_variable" [Variable "VARIABLE"]
    SetVariable Variables Stack ["set _ to _"] "data_setvariableto" [Variable "VARIABLE" Text "VALUE"]
    ChangeVariable Variables Stack ["change _ by _"] "data_changevariableby" [Variable "VARIABLE" Number "VALUE"]
    ScriptVariables Variables Stack ["script variables _"] "" [NewVariables ""]

    List Lists Round ["_"] "data_listcontents" [List "LIST"]
    AddToList Lists Stack ["add _ to _"] "data_addtolist" [Text "ITEM" List "LIST"]
    DeleteOfList Lists Stack ["delete _ of _"] "data_deleteoflist" [Number "INDEX" List "LIST"]
    DeleteAllOfList Lists Stack ["delete all of _"] "data_deletealloflist" [List "LIST"]
    InsertAtList Lists Stack ["insert _ at _ of _"] "data_insertatlist" [Text "ITEM" Number "INDEX" List "LIST"]
    ReplaceItem Lists Stack ["replace item _ of _ with _"] "data_replaceitemoflist"
        [Number "INDEX" List "LIST" Text "ITEM"]
    ItemOf Lists Round ["item _ of _"] "data_itemoflist" [Number "INDEX" List "LIST"]
    ItemNumber Lists Round ["item # of _ in _"] "data_itemnumoflist" [Text "ITEM" List "LIST"]
    LengthOfList Lists Round ["length of _"] "data_lengthoflist" [List "LIST"]
    ListContains Lists SixSided ["_ contains _ ?"] "data_listcontainsitem" [List "LIST" Text "ITEM"]

    Call MyBlocks Stack ["_"] "procedures_call" [Label ""]
    Parameter MyBlocks Round ["_"] "argument_reporter_string_number" [Parameter "VALUE"]
    BooleanParameter MyBlocks SixSided ["_"] "argument_reporter_boolean" [Parameter "VALUE"]
    Report MyBlocks Cap ["report _"] "" [Text ""]

    ForeignHat Foreign Hat ["_"] "" [Label ""]
    ForeignStack Foreign Stack ["_"] "" [Label ""]
    ForeignC Foreign C ["_"] "" [Label ""]
    ForeignCap Foreign Cap ["_"] "" [Label ""]
    ForeignRound Foreign Round ["_"] "" [Label ""]
    ForeignSixSided Foreign SixSided ["_"] "" [Label ""]
}
