//! Draws scripts as SVG pictures with Scratch's shapes and colours.
//!
//! Text is measured with the widths of Helvetica Bold, and each SVG text states its length, so that it fits in any font.

use super::feedback::with_dots;
use std::fmt::Write;
use sudoku_blocks::{Block, Category, Definition, LabelPart, Opcode, Script, Shape, Slot, SlotKind, Sprite};

/// The font size. All lengths are in pixels.
const FONT_SIZE: f64 = 13.0;
/// The height of a row's contents, and of a slot's.
const SLOT: f64 = 20.0;
/// The distance from the edge of a block to its contents.
const PADDING: f64 = 4.0;
/// The gap between the words and slots of a row.
const GAP: f64 = 5.0;
/// The radius of a block's corners.
const CORNER: f64 = 4.0;
/// The offset of the notch from the left edge, its width at the top, and its depth.
const NOTCH: (f64, f64, f64) = (12.0, 20.0, 5.0);
/// The indentation of the blocks in a mouth.
const INDENT: f64 = 14.0;
/// The minimum height of a mouth.
const MOUTH: f64 = 20.0;
/// The height of the arm below a mouth.
const ARM: f64 = 14.0;
/// The height of a hat above its row.
const HAT: f64 = 14.0;
/// The margin around the picture.
const MARGIN: f64 = 2.0;

/// The widths of the ASCII characters from the space on, in thousandths of the font size (Helvetica Bold, Adobe's metrics,
/// 1985).
const WIDTHS: [u16; 95] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584,
];

/// The texts on blocks in one language.
#[derive(Clone, Copy)]
pub struct BlockTexts<'a> {
    /// Returns a line of a block's text by its index: line n is the one above mouth n. `_` marks a slot.
    pub line: &'a dyn Fn(&Block, usize) -> String,
    /// Translates a choice in a menu.
    pub choice: &'a dyn Fn(&str) -> String,
    /// The word in front of the label of a custom block's definition.
    pub define: &'a str,
}

impl BlockTexts<'_> {
    /// Returns the English texts, which are those of the table of blocks.
    pub fn english() -> BlockTexts<'static> {
        let line: &dyn Fn(&Block, usize) -> String = &|block, mouth| match mouth {
            0 => block.words().to_owned(),
            mouth => block.opcode.spec().lines.get(mouth).copied().unwrap_or_default().to_owned(),
        };
        BlockTexts { line, choice: &|text| text.to_owned(), define: "define" }
    }

    /// Returns the title of a script: the words of its first block.
    pub fn title(&self, script: &Script) -> String {
        match &script.definition {
            Some(definition) => format!("{} {}", self.define, with_dots(&definition.label())),
            None => script.blocks.first().map(|block| self.sentence(block)).unwrap_or_default(),
        }
    }

    /// Returns a block with the contents of its slots, as a sentence.
    pub fn sentence(&self, block: &Block) -> String {
        let mut slots = block.slots.iter().skip(usize::from(block.opcode.has_label()));
        let word = |word: &str| match if word == "_" { slots.next() } else { None } {
            Some(Slot::Text(text)) => (self.choice)(text),
            Some(Slot::Block(inner)) => self.sentence(inner),
            Some(Slot::Empty) => "…".to_owned(),
            None => word.to_owned(),
        };
        (self.line)(block, 0).split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the colours of a category: its fill and its edge.
fn colours(category: Category) -> (&'static str, &'static str) {
    match category {
        Category::Events => ("#ffbf00", "#cc9900"),
        Category::Control => ("#ffab19", "#cf8b17"),
        Category::Operators => ("#59c059", "#389438"),
        Category::Variables => ("#ff8c1a", "#db6e00"),
        Category::Lists => ("#ff661a", "#e64d00"),
        Category::MyBlocks => ("#ff6680", "#ff3355"),
        Category::Looks => ("#9966ff", "#774dcb"),
        Category::Sensing => ("#5cb1d6", "#2e8eb8"),
        Category::Motion => ("#4c97ff", "#3373cc"),
        Category::Foreign => ("#b0b4c0", "#8a8f9e"),
    }
}

/// A drawn part, with its top left corner at the origin.
struct Drawn {
    width: f64,
    height: f64,
    svg: String,
}

impl Drawn {
    fn at(&self, x: f64, y: f64) -> String {
        format!("<g transform='translate({x:.1} {y:.1})'>{}</g>", self.svg)
    }
}

fn width_of(text: &str) -> f64 {
    let of = |letter: char| (letter as usize).checked_sub(32).and_then(|at| WIDTHS.get(at)).copied().unwrap_or(611);
    text.chars().map(|letter| f64::from(of(letter))).sum::<f64>() * FONT_SIZE / 1000.0
}

/// Escapes a text for HTML, SVG and other XML.
pub fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// Draws a text in a colour, with this much room on both sides.
fn draw_text(text: &str, ink: &str, room: f64) -> Drawn {
    let width = width_of(text);
    let svg = format!(
        "<text x='{room:.1}' y='{:.1}' fill='{ink}' textLength='{width:.1}' lengthAdjust='spacingAndGlyphs'>{}</text>",
        SLOT * 0.72,
        escaped(text)
    );
    Drawn { width: width + 2.0 * room, height: SLOT, svg: if text.is_empty() { String::new() } else { svg } }
}

/// Draws parts side by side, centred vertically.
fn side_by_side(items: &[Drawn]) -> Drawn {
    let height = items.iter().map(|item| item.height).fold(SLOT, f64::max);
    let mut row = Drawn { width: 0.0, height, svg: String::new() };
    for item in items {
        if row.width > 0.0 {
            row.width += GAP;
        }
        row.svg += &item.at(row.width, (height - item.height) / 2.0);
        row.width += item.width;
    }
    row
}

fn path(outline: &str, (fill, edge): (&str, &str)) -> String {
    format!("<path d='{outline}' fill='{fill}' stroke='{edge}'/>")
}

/// Draws a round or six-sided shape around a part.
fn draw_shape(shape: Shape, inner: &Drawn, colours: (&str, &str)) -> Drawn {
    let height = inner.height + 2.0 * PADDING;
    let end = if shape == Shape::SixSided { height * 0.5 } else { height * 0.35 };
    let width = inner.width + 2.0 * end;
    let svg = path(&ends(shape, width, height), colours) + &inner.at(end, PADDING);
    Drawn { width, height, svg }
}

/// Returns the outline of a shape with pointed or round ends.
fn ends(shape: Shape, width: f64, height: f64) -> String {
    let half = height / 2.0;
    let (right, middle) = (width - half, width - 2.0 * half);
    match shape {
        Shape::SixSided => format!("M{half} 0H{right}L{width} {half} {right} {height}H{half}L0 {half}Z"),
        _ => format!("M{half} 0h{middle}a{half} {half} 0 0 1 0 {height}h-{middle}a{half} {half} 0 0 1 0-{height}Z"),
    }
}

/// The outline of a block in a stack, as an SVG path that grows clockwise.
struct Pen {
    outline: String,
}

impl Pen {
    /// Draws the top from left to right, with a notch or with a hat.
    fn top(is_hat: bool, rounded: bool, width: f64) -> Pen {
        let (at, wide, deep) = NOTCH;
        let outline = match (is_hat, rounded) {
            (true, true) => {
                format!("M0 {HAT}a{HAT} {HAT} 0 0 1 {HAT}-{HAT}H{}a{HAT} {HAT} 0 0 1 {HAT} {HAT}", width - HAT)
            }
            (true, false) => {
                format!("M0 {HAT}C18-5 62-5 80 {HAT}H{}a{CORNER} {CORNER} 0 0 1 {CORNER} {CORNER}", width - CORNER)
            }
            _ => format!(
                "M0 {CORNER}a{CORNER} {CORNER} 0 0 1 {CORNER}-{CORNER}H{at}l4 {deep}h{}l4-{deep}H{}a{CORNER} {CORNER} 0 0 1 \
                 {CORNER} {CORNER}",
                wide - 8.0,
                width - CORNER
            ),
        };
        Pen { outline }
    }

    fn draw(&mut self, part: std::fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.outline.write_fmt(part);
    }

    /// Draws the inside of a mouth, from its top right to its bottom right corner.
    fn mouth(&mut self, top: f64, bottom: f64, width: f64) {
        let (at, wide, deep) = NOTCH;
        let at = at + INDENT;
        self.draw(format_args!("V{}a{CORNER} {CORNER} 0 0 1-{CORNER} {CORNER}", top - CORNER));
        self.draw(format_args!("H{}l-4 {deep}h-{}l-4-{deep}", at + wide, wide - 8.0));
        self.draw(format_args!("H{}a{CORNER} {CORNER} 0 0 0-{CORNER} {CORNER}", INDENT + CORNER));
        self.draw(format_args!("V{}a{CORNER} {CORNER} 0 0 0 {CORNER} {CORNER}", bottom - CORNER));
        self.draw(format_args!("H{}a{CORNER} {CORNER} 0 0 1 {CORNER} {CORNER}", width - CORNER));
    }

    /// Draws the right side, the bottom and the left side, and closes the outline.
    fn bottom(&mut self, height: f64, bump: bool) {
        let (at, wide, deep) = NOTCH;
        self.draw(format_args!("V{}a{CORNER} {CORNER} 0 0 1-{CORNER} {CORNER}", height - CORNER));
        if bump {
            self.draw(format_args!("H{}l-4 {deep}h-{}l-4-{deep}", at + wide, wide - 8.0));
        }
        self.draw(format_args!("H{CORNER}a{CORNER} {CORNER} 0 0 1-{CORNER}-{CORNER}Z"));
    }
}

struct Artist<'a> {
    sprite: &'a Sprite,
    texts: BlockTexts<'a>,
}

impl Artist<'_> {
    fn slot(&self, block: &Block, slot: usize, content: &Slot) -> Drawn {
        let own = colours(block.opcode.spec().category);
        let kind = self.sprite.slot_kind(block, slot).unwrap_or(SlotKind::Text);
        let capsule = |inner: Drawn, shape: Shape, colours: (&str, &str)| {
            let svg = path(&ends(shape, inner.width.max(SLOT), SLOT), colours);
            Drawn { width: inner.width.max(SLOT), height: SLOT, svg: svg + &inner.svg }
        };
        let is_name =
            |opcode| matches!(opcode, Opcode::Variable | Opcode::List | Opcode::Parameter | Opcode::BooleanParameter);
        match content {
            Slot::Block(inner) => self.reporter(inner),
            Slot::Text(name) if is_name(block.opcode) => draw_text(name, "#fff", 0.0),
            Slot::Text(name) if matches!(kind, SlotKind::NewVariables | SlotKind::Counter) => {
                draw_shape(Shape::Round, &draw_text(name, "#fff", 0.0), colours(Category::Variables))
            }
            Slot::Empty if kind == SlotKind::Boolean => {
                let hole = Drawn { width: 2.0 * SLOT, height: SLOT, svg: String::new() };
                capsule(hole, Shape::SixSided, (own.1, own.1))
            }
            Slot::Text(text) if kind.is_menu() => {
                let mut inner = draw_text(&(self.texts.choice)(text), "#fff", SLOT * 0.4);
                inner.svg += &format!("<path d='M{:.1} 8h9l-4.5 5z' fill='#fff'/>", inner.width - SLOT * 0.1);
                inner.width += SLOT * 0.7;
                capsule(inner, Shape::Round, (own.1, own.1))
            }
            Slot::Text(text) => capsule(draw_text(text, "#333", SLOT * 0.45), Shape::Round, ("#fff", own.1)),
            Slot::Empty => capsule(draw_text("", "#333", SLOT), Shape::Round, ("#fff", own.1)),
        }
    }

    /// Draws a line of a block's text, in which `_` marks a slot. The first one is slot number `first_slot`.
    fn line(&self, block: &Block, line: &str, first_slot: usize) -> Drawn {
        let mut slots = block.slots.iter().enumerate().skip(first_slot).map(|(at, slot)| self.slot(block, at, slot));
        let mut items: Vec<Drawn> = Vec::new();
        let mut text = String::new();
        let put = |text: &mut String, items: &mut Vec<Drawn>| {
            if !text.is_empty() {
                items.push(draw_text(&std::mem::take(text), "#fff", 0.0));
            }
        };
        for word in line.split(' ') {
            match if word == "_" { slots.next() } else { None } {
                Some(slot) => {
                    put(&mut text, &mut items);
                    items.push(slot);
                }
                None => {
                    if !text.is_empty() {
                        text.push(' ');
                    }
                    text.push_str(word);
                }
            }
        }
        put(&mut text, &mut items);
        if block.opcode == Opcode::ScriptVariables {
            items.extend(slots);
        }
        side_by_side(&items)
    }

    fn reporter(&self, block: &Block) -> Drawn {
        let shape = if self.sprite.shape(block) == Shape::SixSided { Shape::SixSided } else { Shape::Round };
        let line = self.line(block, &(self.texts.line)(block, 0), usize::from(block.opcode.has_label()));
        draw_shape(shape, &line, colours(block.opcode.spec().category))
    }

    /// Draws a block of a stack; or a reporter, if the block is one.
    fn command(&self, block: &Block) -> Drawn {
        let shape = self.sprite.shape(block);
        if shape.is_reporter() {
            return self.reporter(block);
        }
        let spec = block.opcode.spec();
        let mut rows = vec![self.line(block, &(self.texts.line)(block, 0), usize::from(block.opcode.has_label()))];
        rows.extend((1..spec.lines.len()).map(|at| self.line(block, &(self.texts.line)(block, at), block.slots.len())));
        let mouths: Vec<Drawn> = block.branches.iter().map(|branch| self.stack(branch)).collect();
        let width = rows.iter().map(|row| row.width).fold(60.0, f64::max) + 4.0 * PADDING;
        let is_hat = shape == Shape::Hat;
        let mut pen = Pen::top(is_hat, false, if is_hat { width.max(90.0) } else { width });
        let width = if is_hat { width.max(90.0) } else { width };
        let mut y = if is_hat { HAT } else { 0.0 };
        let mut inside = String::new();
        for (at, row) in rows.iter().enumerate() {
            let height = row.height + 2.0 * PADDING;
            inside += &row.at(2.0 * PADDING, y + PADDING);
            y += height;
            if let Some(mouth) = mouths.get(at) {
                let bottom = y + mouth.height.max(MOUTH);
                pen.mouth(y, bottom, width);
                inside += &mouth.at(INDENT, y);
                y = bottom;
            }
        }
        if !mouths.is_empty() {
            y += ARM;
        }
        pen.bottom(y, !shape.is_cap());
        let reach = mouths.iter().map(|mouth| mouth.width + INDENT).fold(width, f64::max);
        Drawn { width: reach, height: y, svg: path(&pen.outline, colours(spec.category)) + &inside }
    }

    fn stack(&self, blocks: &[Block]) -> Drawn {
        let mut drawn: Vec<(Drawn, f64)> = Vec::new();
        let mut y = 0.0;
        for block in blocks {
            let command = self.command(block);
            let height = command.height;
            drawn.push((command, y));
            y += height;
        }
        let width = drawn.iter().map(|(command, _)| command.width).fold(0.0, f64::max);
        // Draw from the bottom up, so that each bump covers the block below it.
        let svg = drawn.iter().rev().map(|(command, y)| command.at(0.0, *y)).collect();
        Drawn { width, height: y, svg }
    }

    /// Draws the head of a custom block's definition.
    fn definition(&self, definition: &Definition) -> Drawn {
        let own = colours(Category::MyBlocks);
        let mut items = Vec::new();
        let mut text = String::new();
        for part in &definition.label {
            match part {
                LabelPart::Word(word) => text += &format!("{}{word}", if text.is_empty() { "" } else { " " }),
                LabelPart::Input(input) => {
                    if !text.is_empty() {
                        items.push(draw_text(&std::mem::take(&mut text), "#fff", 0.0));
                    }
                    let shape = if input.boolean { Shape::SixSided } else { Shape::Round };
                    items.push(draw_shape(shape, &draw_text(&input.name, "#fff", 0.0), own));
                }
            }
        }
        if !text.is_empty() {
            items.push(draw_text(&text, "#fff", 0.0));
        }
        let shape = if definition.shape == Shape::SixSided { Shape::SixSided } else { Shape::Round };
        let head = draw_shape(shape, &side_by_side(&items), (own.1, "#e64d73"));
        let row = side_by_side(&[draw_text(self.texts.define, "#fff", 0.0), head]);
        let width = (row.width + 4.0 * PADDING).max(60.0);
        let mut pen = Pen::top(true, true, width);
        let height = HAT / 2.0 + row.height + 2.0 * PADDING;
        pen.bottom(height, true);
        let svg = path(&pen.outline, own) + &row.at(2.0 * PADDING, HAT / 2.0 + PADDING);
        Drawn { width, height, svg }
    }

    fn script(&self, script: &Script) -> Drawn {
        let stack = self.stack(&script.blocks);
        let Some(definition) = &script.definition else { return stack };
        let head = self.definition(definition);
        let (width, height) = (head.width.max(stack.width), head.height + stack.height);
        let svg = stack.at(0.0, head.height) + &head.svg;
        Drawn { width, height, svg }
    }
}

/// Draws a script of the sprite as an SVG picture.
pub fn picture(sprite: &Sprite, script: &Script, texts: BlockTexts<'_>) -> String {
    let drawn = Artist { sprite, texts }.script(script);
    let (width, height) = (drawn.width + 2.0 * MARGIN, drawn.height + 2.0 * MARGIN + NOTCH.2);
    let title = texts.title(script);
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width:.0}' height='{height:.0}' viewBox='0 0 {width:.0} \
         {height:.0}' role='img' font-family='Nunito, Helvetica, Arial, sans-serif' font-size='{FONT_SIZE}' \
         font-weight='bold'><title>{}</title>{}</svg>",
        escaped(&title),
        drawn.at(MARGIN, MARGIN)
    )
}
