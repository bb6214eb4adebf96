//! Blocks that Scratch 3 has and this language has not: their words, with the inputs and fields in braces, and their shapes.
//!
//! The words are those of Scratch's own menus; a block that is not here is told by the name that Scratch's files have for it.

use super::super::super::Opcode;

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

macro_rules! known {
    ($($name:literal $opcode:ident $words:literal)+) => {
        static KNOWN: &[Known] = &[$(Known { name: $name, opcode: Opcode::$opcode, words: $words }),+];
    };
}

known! {
    "motion_movesteps" ForeignStack "move {STEPS} steps"
    "motion_turnright" ForeignStack "turn right {DEGREES} degrees"
    "motion_turnleft" ForeignStack "turn left {DEGREES} degrees"
    "motion_goto" ForeignStack "go to {TO}"
    "motion_glideto" ForeignStack "glide {SECS} secs to {TO}"
    "motion_glidesecstoxy" ForeignStack "glide {SECS} secs to x: {X} y: {Y}"
    "motion_pointindirection" ForeignStack "point in direction {DIRECTION}"
    "motion_pointtowards" ForeignStack "point towards {TOWARDS}"
    "motion_changexby" ForeignStack "change x by {DX}"
    "motion_setx" ForeignStack "set x to {X}"
    "motion_changeyby" ForeignStack "change y by {DY}"
    "motion_sety" ForeignStack "set y to {Y}"
    "motion_ifonedgebounce" ForeignStack "if on edge, bounce"
    "motion_setrotationstyle" ForeignStack "set rotation style {STYLE}"
    "motion_direction" ForeignRound "direction"

    "looks_sayforsecs" ForeignStack "say {MESSAGE} for {SECS} seconds"
    "looks_think" ForeignStack "think {MESSAGE}"
    "looks_thinkforsecs" ForeignStack "think {MESSAGE} for {SECS} seconds"
    "looks_switchbackdropto" ForeignStack "switch backdrop to {BACKDROP}"
    "looks_switchbackdroptoandwait" ForeignStack "switch backdrop to {BACKDROP} and wait"
    "looks_nextbackdrop" ForeignStack "next backdrop"
    "looks_changesizeby" ForeignStack "change size by {CHANGE}"
    "looks_setsizeto" ForeignStack "set size to {SIZE} %"
    "looks_changeeffectby" ForeignStack "change {EFFECT} effect by {CHANGE}"
    "looks_seteffectto" ForeignStack "set {EFFECT} effect to {VALUE}"
    "looks_cleargraphiceffects" ForeignStack "clear graphic effects"
    "looks_gotofrontback" ForeignStack "go to {FRONT_BACK} layer"
    "looks_goforwardbackwardlayers" ForeignStack "go {FORWARD_BACKWARD} {NUM} layers"
    "looks_backdropnumbername" ForeignRound "backdrop {NUMBER_NAME}"
    "looks_size" ForeignRound "size"

    "sound_playuntildone" ForeignStack "play sound {SOUND_MENU} until done"
    "sound_play" ForeignStack "start sound {SOUND_MENU}"
    "sound_stopallsounds" ForeignStack "stop all sounds"
    "sound_changeeffectby" ForeignStack "change {EFFECT} sound effect by {VALUE}"
    "sound_seteffectto" ForeignStack "set {EFFECT} sound effect to {VALUE}"
    "sound_cleareffects" ForeignStack "clear sound effects"
    "sound_changevolumeby" ForeignStack "change volume by {VOLUME}"
    "sound_setvolumeto" ForeignStack "set volume to {VOLUME} %"
    "sound_volume" ForeignRound "volume"

    "event_whenstageclicked" ForeignHat "when stage clicked"
    "event_whenbackdropswitchesto" ForeignHat "when backdrop switches to {BACKDROP}"
    "event_whengreaterthan" ForeignHat "when {WHENGREATERTHANMENU} > {VALUE}"
    "event_whentouchingobject" ForeignHat "when this sprite touches {TOUCHINGOBJECTMENU}"

    "control_for_each" ForeignC "for each {VARIABLE} in {VALUE}"
    "control_while" ForeignC "while {CONDITION}"
    "control_all_at_once" ForeignC "all at once"

    "sensing_touchingobject" ForeignSixSided "touching {TOUCHINGOBJECTMENU} ?"
    "sensing_touchingcolor" ForeignSixSided "touching color {COLOR} ?"
    "sensing_coloristouchingcolor" ForeignSixSided "color {COLOR} is touching {COLOR2} ?"
    "sensing_distanceto" ForeignRound "distance to {DISTANCETOMENU}"
    "sensing_keypressed" ForeignSixSided "key {KEY_OPTION} pressed?"
    "sensing_mousedown" ForeignSixSided "mouse down?"
    "sensing_mousex" ForeignRound "mouse x"
    "sensing_mousey" ForeignRound "mouse y"
    "sensing_setdragmode" ForeignStack "set drag mode {DRAG_MODE}"
    "sensing_loudness" ForeignRound "loudness"
    "sensing_timer" ForeignRound "timer"
    "sensing_resettimer" ForeignStack "reset timer"
    "sensing_of" ForeignRound "{PROPERTY} of {OBJECT}"
    "sensing_current" ForeignRound "current {CURRENTMENU}"
    "sensing_dayssince2000" ForeignRound "days since 2000"
    "sensing_username" ForeignRound "username"

    "data_showvariable" ForeignStack "show variable {VARIABLE}"
    "data_hidevariable" ForeignStack "hide variable {VARIABLE}"
    "data_showlist" ForeignStack "show list {LIST}"
    "data_hidelist" ForeignStack "hide list {LIST}"

    "pen_clear" ForeignStack "erase all"
    "pen_stamp" ForeignStack "stamp"
    "pen_penDown" ForeignStack "pen down"
    "pen_penUp" ForeignStack "pen up"
    "pen_setPenColorToColor" ForeignStack "set pen color to {COLOR}"
    "pen_changePenColorParamBy" ForeignStack "change pen {COLOR_PARAM} by {VALUE}"
    "pen_setPenColorParamTo" ForeignStack "set pen {COLOR_PARAM} to {VALUE}"
    "pen_changePenSizeBy" ForeignStack "change pen size by {SIZE}"
    "pen_setPenSizeTo" ForeignStack "set pen size to {SIZE}"
}
