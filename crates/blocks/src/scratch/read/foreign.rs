//! The foreign blocks, which Scratch 3 has but this language does not: their words, with inputs and fields in braces, and their
//! shapes.
//!
//! The words are those of Scratch's own menus and of its extensions. A block that is not listed here is shown with the words in
//! its name in Scratch's files.

use super::super::super::Opcode::{self, ForeignC, ForeignHat, ForeignRound, ForeignSixSided, ForeignStack};

/// A foreign block of the list.
pub(super) struct ForeignBlock {
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

impl ForeignBlock {
    /// Finds a block by its name in Scratch's files.
    pub fn named(name: &str) -> Option<&'static ForeignBlock> {
        KNOWN.iter().find(|known| known.name == name)
    }

    /// Returns the words and inputs.
    pub fn parts(&self) -> impl Iterator<Item = Part<'static>> {
        self.words.split(' ').map(|word| match word.strip_prefix('{').and_then(|word| word.strip_suffix('}')) {
            Some(input) => Part::Input(input),
            None => Part::Word(word),
        })
    }
}

/// Returns words for an unlisted block, made from its name: `boxes_openLid` becomes "boxes: open lid".
pub(super) fn plain_words(name: &str) -> String {
    let mut words = String::new();
    let mut is_small = false;
    for letter in name.chars() {
        match letter {
            '_' if !words.contains(':') && !words.is_empty() => words += ": ",
            '_' => words.push(' '),
            _ => {
                if is_small && letter.is_uppercase() {
                    words.push(' ');
                }
                words.extend(letter.to_lowercase());
            }
        }
        is_small = letter.is_lowercase() || letter.is_numeric();
    }
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    if words.is_empty() { "block".to_owned() } else { words }
}

const fn known(name: &'static str, opcode: Opcode, words: &'static str) -> ForeignBlock {
    ForeignBlock { name, opcode, words }
}

static KNOWN: &[ForeignBlock] = &[
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
    known("music_playDrumForBeats", ForeignStack, "play drum {DRUM} for {BEATS} beats"),
    known("music_midiPlayDrumForBeats", ForeignStack, "play drum {DRUM} for {BEATS} beats"),
    known("music_restForBeats", ForeignStack, "rest for {BEATS} beats"),
    known("music_playNoteForBeats", ForeignStack, "play note {NOTE} for {BEATS} beats"),
    known("music_setInstrument", ForeignStack, "set instrument to {INSTRUMENT}"),
    known("music_midiSetInstrument", ForeignStack, "set instrument to {INSTRUMENT}"),
    known("music_setTempo", ForeignStack, "set tempo to {TEMPO}"),
    known("music_changeTempo", ForeignStack, "change tempo by {TEMPO}"),
    known("music_getTempo", ForeignRound, "tempo"),
    known("pen_setPenHueToNumber", ForeignStack, "set pen color to {HUE}"),
    known("pen_changePenHueBy", ForeignStack, "change pen color by {HUE}"),
    known("pen_setPenShadeToNumber", ForeignStack, "set pen shade to {SHADE}"),
    known("pen_changePenShadeBy", ForeignStack, "change pen shade by {SHADE}"),
    known("videoSensing_whenMotionGreaterThan", ForeignHat, "when video motion > {REFERENCE}"),
    known("videoSensing_videoOn", ForeignRound, "video {ATTRIBUTE} on {SUBJECT}"),
    known("videoSensing_videoToggle", ForeignStack, "turn video {VIDEO_STATE}"),
    known("videoSensing_setVideoTransparency", ForeignStack, "set video transparency to {TRANSPARENCY}"),
    known("faceSensing_goToPart", ForeignStack, "go to {PART}"),
    known("faceSensing_pointInFaceTiltDirection", ForeignStack, "point in direction of face tilt"),
    known("faceSensing_setSizeToFaceSize", ForeignStack, "set size to face size"),
    known("faceSensing_whenTilted", ForeignHat, "when face tilts {DIRECTION}"),
    known("faceSensing_whenSpriteTouchesPart", ForeignHat, "when this sprite touches a {PART}"),
    known("faceSensing_whenFaceDetected", ForeignHat, "when a face is detected"),
    known("faceSensing_faceIsDetected", ForeignSixSided, "a face is detected?"),
    known("faceSensing_faceTilt", ForeignRound, "face tilt"),
    known("faceSensing_faceSize", ForeignRound, "face size"),
    known("text2speech_speakAndWaitBlock", ForeignStack, "speak {WORDS}"),
    known("text2speech_setVoiceBlock", ForeignStack, "set voice to {VOICE}"),
    known("text2speech_setLanguageBlock", ForeignStack, "set language to {LANGUAGE}"),
    known("translate_getTranslate", ForeignRound, "translate {WORDS} to {LANGUAGE}"),
    known("translate_getViewerLanguage", ForeignRound, "language"),
    known("makeymakey_whenMakeyKeyPressed", ForeignHat, "when {KEY} key pressed"),
    known("makeymakey_whenCodePressed", ForeignHat, "when {SEQUENCE} pressed in order"),
    known("microbit_whenButtonPressed", ForeignHat, "when {BTN} button pressed"),
    known("microbit_isButtonPressed", ForeignSixSided, "{BTN} button pressed?"),
    known("microbit_whenGesture", ForeignHat, "when {GESTURE}"),
    known("microbit_displaySymbol", ForeignStack, "display {MATRIX}"),
    known("microbit_displayText", ForeignStack, "display text {TEXT}"),
    known("microbit_displayClear", ForeignStack, "clear display"),
    known("microbit_whenTilted", ForeignHat, "when tilted {DIRECTION}"),
    known("microbit_isTilted", ForeignSixSided, "tilted {DIRECTION} ?"),
    known("microbit_getTiltAngle", ForeignRound, "tilt angle {DIRECTION}"),
    known("microbit_whenPinConnected", ForeignHat, "when pin {PIN} connected"),
    known("ev3_motorTurnClockwise", ForeignStack, "motor {PORT} turn this way for {TIME} seconds"),
    known("ev3_motorTurnCounterClockwise", ForeignStack, "motor {PORT} turn that way for {TIME} seconds"),
    known("ev3_motorSetPower", ForeignStack, "motor {PORT} set power {POWER} %"),
    known("ev3_getMotorPosition", ForeignRound, "motor {PORT} position"),
    known("ev3_whenButtonPressed", ForeignHat, "when button {PORT} pressed"),
    known("ev3_whenDistanceLessThan", ForeignHat, "when distance < {DISTANCE}"),
    known("ev3_whenBrightnessLessThan", ForeignHat, "when brightness < {DISTANCE}"),
    known("ev3_buttonPressed", ForeignSixSided, "button {PORT} pressed?"),
    known("ev3_getDistance", ForeignRound, "distance"),
    known("ev3_getBrightness", ForeignRound, "brightness"),
    known("ev3_beep", ForeignStack, "beep note {NOTE} for {TIME} secs"),
    known("wedo2_motorOnFor", ForeignStack, "turn {MOTOR_ID} on for {DURATION} seconds"),
    known("wedo2_motorOn", ForeignStack, "turn {MOTOR_ID} on"),
    known("wedo2_motorOff", ForeignStack, "turn {MOTOR_ID} off"),
    known("wedo2_startMotorPower", ForeignStack, "set {MOTOR_ID} power to {POWER}"),
    known("wedo2_setMotorDirection", ForeignStack, "set {MOTOR_ID} direction to {MOTOR_DIRECTION}"),
    known("wedo2_setLightHue", ForeignStack, "set light color to {HUE}"),
    known("wedo2_playNoteFor", ForeignStack, "play note {NOTE} for {DURATION} seconds"),
    known("wedo2_whenDistance", ForeignHat, "when distance {OP} {REFERENCE}"),
    known("wedo2_whenTilted", ForeignHat, "when tilted {TILT_DIRECTION_ANY}"),
    known("wedo2_getDistance", ForeignRound, "distance"),
    known("wedo2_isTilted", ForeignSixSided, "tilted {TILT_DIRECTION_ANY} ?"),
    known("wedo2_getTiltAngle", ForeignRound, "tilt angle {TILT_DIRECTION}"),
    known("boost_motorOnFor", ForeignStack, "turn motor {MOTOR_ID} for {DURATION} seconds"),
    known("boost_motorOnForRotation", ForeignStack, "turn motor {MOTOR_ID} for {ROTATION} rotations"),
    known("boost_motorOn", ForeignStack, "turn motor {MOTOR_ID} on"),
    known("boost_motorOff", ForeignStack, "turn motor {MOTOR_ID} off"),
    known("boost_setMotorPower", ForeignStack, "set motor {MOTOR_ID} speed to {POWER} %"),
    known("boost_setMotorDirection", ForeignStack, "set motor {MOTOR_ID} direction {MOTOR_DIRECTION}"),
    known("boost_getMotorPosition", ForeignRound, "motor {MOTOR_REPORTER_ID} position"),
    known("boost_whenColor", ForeignHat, "when {COLOR} brick seen"),
    known("boost_seeingColor", ForeignSixSided, "seeing {COLOR} brick?"),
    known("boost_whenTilted", ForeignHat, "when tilted {TILT_DIRECTION_ANY}"),
    known("boost_getTiltAngle", ForeignRound, "tilt angle {TILT_DIRECTION}"),
    known("boost_setLightHue", ForeignStack, "set light color to {HUE}"),
    known("gdxfor_whenGesture", ForeignHat, "when {GESTURE}"),
    known("gdxfor_whenForcePushedOrPulled", ForeignHat, "when force sensor {PUSH_PULL}"),
    known("gdxfor_getForce", ForeignRound, "force"),
    known("gdxfor_whenTilted", ForeignHat, "when tilted {TILT}"),
    known("gdxfor_isTilted", ForeignSixSided, "tilted {TILT} ?"),
    known("gdxfor_getTilt", ForeignRound, "tilt angle {TILT}"),
    known("gdxfor_isFreeFalling", ForeignSixSided, "falling?"),
    known("gdxfor_getSpin", ForeignRound, "spin speed {DIRECTION}"),
    known("gdxfor_getAcceleration", ForeignRound, "acceleration {DIRECTION}"),
];
