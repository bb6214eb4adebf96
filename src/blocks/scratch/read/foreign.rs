//! Blocks that Scratch 3 has and this language has not: their words, with the inputs and fields in braces, and their shapes.
//!
//! The words are those of Scratch's own menus; a block that is not here is told by the name that Scratch's files have for it.

use super::super::super::Opcode::{self, ForeignC, ForeignHat, ForeignRound, ForeignSixSided, ForeignStack};

/// What is known of a foreign block.
pub(super) struct Known {
    name: &'static str,
    pub opcode: Opcode,
    words: &'static str,
}

/// A part of the words.
pub(super) enum Part<'a> {
    Word(&'a str),
    /// The name of an input or a field.
    Input(&'a str),
}

impl Known {
    /// The block that Scratch's files call so.
    pub fn named(name: &str) -> Option<&'static Known> {
        KNOWN.iter().find(|known| known.name == name)
    }

    /// Its words and inputs.
    pub fn parts(&self) -> impl Iterator<Item = Part<'static>> {
        self.words.split(' ').map(|word| match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
            Some(input) => Part::Input(input),
            None => Part::Word(word),
        })
    }
}

const fn known(name: &'static str, opcode: Opcode, words: &'static str) -> Known {
    Known { name, opcode, words }
}

static KNOWN: &[Known] = &[
    known("motion_movesteps", ForeignStack, "move {STEPS} steps"),
    known("motion_turnright", ForeignStack, "turn right {DEGREES} degrees"),
    known("motion_turnleft", ForeignStack, "turn left {DEGREES} degrees"),
    known("motion_goto", ForeignStack, "go to {TO}"),
    known("motion_glideto", ForeignStack, "glide {SECS} secs to {TO}"),
    known("motion_glidesecstoxy", ForeignStack, "glide {SECS} secs to x: {X} y: {Y}"),
    known("motion_pointindirection", ForeignStack, "point in direction {DIRECTION}"),
    known("motion_pointtowards", ForeignStack, "point towards {TOWARDS}"),
    known("motion_changexby", ForeignStack, "change x by {DX}"),
    known("motion_setx", ForeignStack, "set x to {X}"),
    known("motion_changeyby", ForeignStack, "change y by {DY}"),
    known("motion_sety", ForeignStack, "set y to {Y}"),
    known("motion_ifonedgebounce", ForeignStack, "if on edge, bounce"),
    known("motion_setrotationstyle", ForeignStack, "set rotation style {STYLE}"),
    known("motion_direction", ForeignRound, "direction"),
    known("looks_sayforsecs", ForeignStack, "say {MESSAGE} for {SECS} seconds"),
    known("looks_think", ForeignStack, "think {MESSAGE}"),
    known("looks_thinkforsecs", ForeignStack, "think {MESSAGE} for {SECS} seconds"),
    known("looks_switchbackdropto", ForeignStack, "switch backdrop to {BACKDROP}"),
    known("looks_switchbackdroptoandwait", ForeignStack, "switch backdrop to {BACKDROP} and wait"),
    known("looks_nextbackdrop", ForeignStack, "next backdrop"),
    known("looks_changesizeby", ForeignStack, "change size by {CHANGE}"),
    known("looks_setsizeto", ForeignStack, "set size to {SIZE} %"),
    known("looks_changeeffectby", ForeignStack, "change {EFFECT} effect by {CHANGE}"),
    known("looks_seteffectto", ForeignStack, "set {EFFECT} effect to {VALUE}"),
    known("looks_cleargraphiceffects", ForeignStack, "clear graphic effects"),
    known("looks_gotofrontback", ForeignStack, "go to {FRONT_BACK} layer"),
    known("looks_goforwardbackwardlayers", ForeignStack, "go {FORWARD_BACKWARD} {NUM} layers"),
    known("looks_backdropnumbername", ForeignRound, "backdrop {NUMBER_NAME}"),
    known("looks_size", ForeignRound, "size"),
    known("sound_playuntildone", ForeignStack, "play sound {SOUND_MENU} until done"),
    known("sound_play", ForeignStack, "start sound {SOUND_MENU}"),
    known("sound_stopallsounds", ForeignStack, "stop all sounds"),
    known("sound_changeeffectby", ForeignStack, "change {EFFECT} sound effect by {VALUE}"),
    known("sound_seteffectto", ForeignStack, "set {EFFECT} sound effect to {VALUE}"),
    known("sound_cleareffects", ForeignStack, "clear sound effects"),
    known("sound_changevolumeby", ForeignStack, "change volume by {VOLUME}"),
    known("sound_setvolumeto", ForeignStack, "set volume to {VOLUME} %"),
    known("sound_volume", ForeignRound, "volume"),
    known("event_whenstageclicked", ForeignHat, "when stage clicked"),
    known("event_whenbackdropswitchesto", ForeignHat, "when backdrop switches to {BACKDROP}"),
    known("event_whengreaterthan", ForeignHat, "when {WHENGREATERTHANMENU} > {VALUE}"),
    known("event_whentouchingobject", ForeignHat, "when this sprite touches {TOUCHINGOBJECTMENU}"),
    known("control_for_each", ForeignC, "for each {VARIABLE} in {VALUE}"),
    known("control_while", ForeignC, "while {CONDITION}"),
    known("control_all_at_once", ForeignC, "all at once"),
    known("sensing_touchingobject", ForeignSixSided, "touching {TOUCHINGOBJECTMENU} ?"),
    known("sensing_touchingcolor", ForeignSixSided, "touching color {COLOR} ?"),
    known("sensing_coloristouchingcolor", ForeignSixSided, "color {COLOR} is touching {COLOR2} ?"),
    known("sensing_distanceto", ForeignRound, "distance to {DISTANCETOMENU}"),
    known("sensing_keypressed", ForeignSixSided, "key {KEY_OPTION} pressed?"),
    known("sensing_mousedown", ForeignSixSided, "mouse down?"),
    known("sensing_mousex", ForeignRound, "mouse x"),
    known("sensing_mousey", ForeignRound, "mouse y"),
    known("sensing_setdragmode", ForeignStack, "set drag mode {DRAG_MODE}"),
    known("sensing_loudness", ForeignRound, "loudness"),
    known("sensing_timer", ForeignRound, "timer"),
    known("sensing_resettimer", ForeignStack, "reset timer"),
    known("sensing_of", ForeignRound, "{PROPERTY} of {OBJECT}"),
    known("sensing_current", ForeignRound, "current {CURRENTMENU}"),
    known("sensing_dayssince2000", ForeignRound, "days since 2000"),
    known("sensing_username", ForeignRound, "username"),
    known("data_showvariable", ForeignStack, "show variable {VARIABLE}"),
    known("data_hidevariable", ForeignStack, "hide variable {VARIABLE}"),
    known("data_showlist", ForeignStack, "show list {LIST}"),
    known("data_hidelist", ForeignStack, "hide list {LIST}"),
    known("pen_clear", ForeignStack, "erase all"),
    known("pen_stamp", ForeignStack, "stamp"),
    known("pen_penDown", ForeignStack, "pen down"),
    known("pen_penUp", ForeignStack, "pen up"),
    known("pen_setPenColorToColor", ForeignStack, "set pen color to {COLOR}"),
    known("pen_changePenColorParamBy", ForeignStack, "change pen {COLOR_PARAM} by {VALUE}"),
    known("pen_setPenColorParamTo", ForeignStack, "set pen {COLOR_PARAM} to {VALUE}"),
    known("pen_changePenSizeBy", ForeignStack, "change pen size by {SIZE}"),
    known("pen_setPenSizeTo", ForeignStack, "set pen size to {SIZE}"),
];
