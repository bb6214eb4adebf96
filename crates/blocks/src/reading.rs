//! Reads scripts from text. The notation is described in `writing`.

use super::lexing::{Failed, Token, What, cut};
use super::scope::{CallableBlock, Form, Mark, Scope};
use super::script_error::{MOST_DEPTH, ScriptError, ScriptProblem, SlotContent};
use super::writing::WITHOUT_REFRESH;
use super::{Block, Definition, Input, LabelPart, Opcode, Program, Script, Shape, Slot, SlotKind, Sprite, TABLE};

struct Reader<'a> {
    scope: Scope<'a>,
    blocks: usize,
}

/// A line that is not blank.
struct Line {
    number: usize,
    tokens: Vec<Token>,
    comment: String,
}

impl Line {
    fn first_word(&self) -> Option<&str> {
        match self.tokens.first().map(|token| &token.what) {
            Some(What::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// Returns true if this is the head of a definition, and not a call of a block that begins with the same word.
    fn defines(&self) -> bool {
        self.first_word() == Some("define") && !matches!(marked(&self.tokens), Ok((_, Some(_))))
    }

    fn is(&self, word: &str) -> bool {
        self.tokens.len() == 1 && self.first_word() == Some(word)
    }

    fn column(&self) -> usize {
        self.tokens.first().map_or(0, |token| token.column)
    }
}

/// The line that ended a mouth, with its word; `None` at the end of the script.
type EndedBy<'l> = Option<(&'l Line, &'static str)>;

/// Reads the scripts of a sprite. The sprite's variables, lists and name must be set already, and those of the program.
///
/// # Errors
/// [`ScriptError`] for the first thing that cannot be read.
pub fn read_scripts(program: &Program, sprite: &Sprite, text: &str) -> Result<Vec<Script>, ScriptError> {
    let at =
        |line: usize| move |(column, reason): (usize, ScriptProblem)| ScriptError { line, column: column + 1, reason };
    // The lines of each script. A blank line ends a script.
    let mut scripts: Vec<Vec<Line>> = vec![Vec::new()];
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let (tokens, comment) = cut(line).map_err(at(number))?;
        match scripts.last_mut() {
            Some(script) if !tokens.is_empty() => script.push(Line { number, tokens, comment }),
            _ if !comment.is_empty() => {}
            _ => scripts.push(Vec::new()),
        }
    }
    scripts.retain(|script| !script.is_empty());
    // A custom block can be called above its definition.
    let heads = scripts.iter().map(|script| &script[0]).filter(|line| line.defines());
    let own = heads.map(|line| definition(line).map_err(at(line.number)));
    let own: Vec<Definition> = own.collect::<Result<_, ScriptError>>()?;
    let known: Vec<CallableBlock> = sprite.definitions().chain(&own).map(CallableBlock::of).collect();
    let scope = Scope { program, sprite, known: &known, inputs: Vec::new(), script_variables: Vec::new() };
    let mut reader = Reader { scope, blocks: program.count() };
    let mut defined = own.iter().cloned();
    let mut read = Vec::with_capacity(scripts.len());
    for lines in &scripts {
        let definition = if lines[0].defines() { defined.next() } else { None };
        reader.scope.inputs = definition.iter().flat_map(Definition::inputs).cloned().collect();
        reader.scope.script_variables = lines.iter().flat_map(script_variables).collect();
        let mut rest = lines[usize::from(definition.is_some())..].iter();
        let may_be_hat = definition.is_none();
        let (blocks, ended_by) = reader.stack(&mut rest, may_be_hat, 0)?;
        if let Some((line, word)) = ended_by {
            return Err(at(line.number)((line.column(), ScriptProblem::BelongsToNothing(word))));
        }
        read.push(Script { definition, blocks });
    }
    Ok(read)
}

/// Returns the variables that a line makes.
fn script_variables(line: &Line) -> impl Iterator<Item = String> {
    let words = line.tokens.iter().map(|token| match &token.what {
        What::Word(word) => word.as_str(),
        _ => "_",
    });
    let makes = words.take(2).eq(["script", "variables"]);
    line.tokens.iter().skip(2).filter(move |_| makes).filter_map(|token| match &token.what {
        What::Reporter { name, .. } => Some(name.clone()),
        _ => None,
    })
}

/// Reads the head of a definition: `define place (digit) at (cell)`, or in brackets if it reports a value.
fn definition(line: &Line) -> Failed<Definition> {
    let amiss = || (line.column(), ScriptProblem::Definition);
    let is_option = |token: &Token| matches!(token.what, What::Marks);
    let head = line.tokens.iter().skip(1).take_while(|token| !is_option(token)).cloned().collect::<Vec<_>>();
    let option: Vec<&str> = line.tokens[1 + head.len()..]
        .iter()
        .map(|token| match &token.what {
            What::Word(word) => word.as_str(),
            What::Marks => "::",
            _ => "",
        })
        .collect();
    let without_refresh = option.join(" ") == WITHOUT_REFRESH;
    if !option.is_empty() && !without_refresh {
        return Err(amiss());
    }
    let (shape, parts) = match head.as_slice() {
        [Token { what: What::Reporter { six_sided, tokens, .. }, .. }] => {
            (if *six_sided { Shape::SixSided } else { Shape::Round }, tokens.clone())
        }
        _ => (Shape::Stack, head),
    };
    let mut label = Vec::new();
    for part in parts {
        match part.what {
            What::Word(word) => label.extend(parted(&word).map(|word| LabelPart::Word(word.to_owned()))),
            What::Reporter { six_sided, name, .. } if !name.is_empty() => {
                label.push(LabelPart::Input(Input { name, boolean: six_sided }));
            }
            _ => return Err((part.column, ScriptProblem::Definition)),
        }
    }
    if label.is_empty() {
        return Err(amiss());
    }
    Ok(Definition { label, shape, without_refresh, comment: line.comment.clone() })
}

impl Reader<'_> {
    /// Reads blocks up to the end of the mouth or of the script. Returns the line that ended them as well.
    fn stack<'l>(
        &mut self,
        lines: &mut std::slice::Iter<'l, Line>,
        may_be_hat: bool,
        depth: usize,
    ) -> Result<(Vec<Block>, EndedBy<'l>), ScriptError> {
        let mut blocks: Vec<Block> = Vec::new();
        while let Some(line) = lines.next() {
            let fail = |column: usize, reason| ScriptError { line: line.number, column: column + 1, reason };
            let here = line.column();
            if let Some(word) = ["end", "else"].into_iter().find(|word| line.is(word)) {
                return Ok((blocks, Some((line, word))));
            }
            if line.defines() {
                return Err(fail(here, ScriptProblem::DefineInside));
            }
            let is_alone = may_be_hat && depth == 0 && blocks.is_empty() && lines.len() == 0;
            let block = match &line.tokens[..] {
                // A loose block that reports a value.
                [Token { what: What::Reporter { six_sided, name, tokens, .. }, .. }] if is_alone => {
                    self.value(name, *six_sided, tokens, here)
                }
                tokens => self.block(tokens, Form::Line, here),
            };
            let mut block = block.map_err(|(column, reason)| fail(column, reason))?;
            block.comment.clone_from(&line.comment);
            let is_first = blocks.is_empty() && may_be_hat && depth == 0;
            if block.opcode.spec().shape == Shape::Hat && !is_first {
                return Err(fail(here, ScriptProblem::HatInside(block.to_string())));
            }
            if let Some(above) = blocks.last().filter(|above| self.scope.sprite.shape(above).is_cap()) {
                return Err(fail(here, ScriptProblem::BelowCap(above.to_string())));
            }
            if block.opcode.spec().mouths() > 0 {
                if depth == MOST_DEPTH {
                    return Err(fail(here, ScriptProblem::Deep));
                }
                let (branch, mut ended_by) = self.stack(lines, false, depth + 1)?;
                block.branches[0] = branch;
                while let (Opcode::If | Opcode::ForeignC, Some((_, "else"))) = (block.opcode, ended_by) {
                    if block.opcode == Opcode::If {
                        block.opcode = Opcode::IfElse;
                    }
                    let (branch, then) = self.stack(lines, false, depth + 1)?;
                    block.branches.push(branch);
                    ended_by = then;
                }
                match ended_by {
                    Some((_, "end")) => {}
                    Some((line, word)) => {
                        let (line, column) = (line.number, line.column() + 1);
                        return Err(ScriptError { line, column, reason: ScriptProblem::BelongsToNothing(word) });
                    }
                    None => return Err(fail(here, ScriptProblem::NoEnd(block.to_string()))),
                }
            }
            blocks.push(block);
        }
        Ok((blocks, None))
    }

    fn block(&mut self, tokens: &[Token], form: Form, column: usize) -> Failed<Block> {
        self.blocks += 1;
        if self.blocks > Program::MOST_BLOCKS {
            return Err((column, ScriptProblem::Long));
        }
        let (tokens, mark) = marked(tokens)?;
        if let Some(mark @ (Mark::Input | Mark::Variable | Mark::List)) = mark {
            return Err((column, ScriptProblem::Mark(mark.word().to_owned())));
        }
        let signature = tokens.iter().flat_map(|token| match &token.what {
            What::Word(word) => parted(word),
            _ => parted("_"),
        });
        let signature = signature.collect::<Vec<_>>().join(" ");
        let pieces: Vec<&Token> = tokens.iter().filter(|token| !matches!(token.what, What::Word(_))).collect();
        if let Some(Mark::Foreign(shape)) = mark {
            let mut block = Block::new(match form {
                Form::Line => shape,
                Form::Round => Opcode::ForeignRound,
                Form::SixSided => Opcode::ForeignSixSided,
            });
            block.slots = vec![Slot::Text(signature.clone())];
            for (index, piece) in pieces.iter().enumerate() {
                block.slots.push(self.slot(piece, SlotKind::Text, &signature, index)?);
            }
            return Ok(block);
        }
        let own = self.scope.custom(&signature, form, pieces.len()).filter(|_| mark != Some(Mark::Block));
        if own.is_some() || mark == Some(Mark::Custom) {
            let mut inputs = own.iter().flat_map(|definition| definition.inputs());
            let mut block = Block::new(Opcode::Call);
            block.slots = vec![Slot::Text(signature.clone())];
            for (index, piece) in pieces.iter().enumerate() {
                let boolean = inputs.next().is_some_and(|input| input.boolean);
                let kind = if boolean { SlotKind::Boolean } else { SlotKind::Text };
                block.slots.push(self.slot(piece, kind, &signature, index)?);
            }
            return Ok(block);
        }
        if signature.strip_prefix("script variables _").is_some_and(|more| more.split(" _").all(str::is_empty)) {
            let mut block = Block::new(Opcode::ScriptVariables);
            block.slots.clear();
            for (index, piece) in pieces.iter().enumerate() {
                block.slots.push(self.slot(piece, SlotKind::NewVariables, &signature, index)?);
            }
            return Ok(block);
        }
        let mut amiss = (column, ScriptProblem::UnknownBlock(signature.clone()));
        let rows = TABLE.iter().filter(|spec| {
            spec.lines[0] == signature
                && spec.slots.len() == pieces.len()
                && form.fits(spec.shape)
                && signature != "_"
                && spec.opcode != Opcode::IfElse
        });
        for spec in rows {
            let blocks = self.blocks;
            let mut block = Block::new(spec.opcode);
            let slots: Failed<Vec<Slot>> = pieces
                .iter()
                .zip(spec.slots)
                .enumerate()
                .map(|(index, (piece, slot))| self.slot(piece, slot.kind, &signature, index))
                .collect();
            match slots {
                Ok(slots) => {
                    block.slots = slots;
                    return Ok(block);
                }
                // Two blocks have the same words; this may be the other one.
                Err(problem) => (amiss, self.blocks) = (problem, blocks),
            }
        }
        Err(amiss)
    }

    fn slot(&mut self, piece: &Token, kind: SlotKind, block: &str, index: usize) -> Failed<Slot> {
        let wrong = |found: &'static str| {
            let wanted = match kind {
                SlotKind::Boolean => SlotContent::Condition,
                SlotKind::Number | SlotKind::Text => SlotContent::Value,
                SlotKind::NewVariables | SlotKind::Counter => SlotContent::Variable,
                _ => SlotContent::Choice,
            };
            Err((piece.column, ScriptProblem::Slot { block: block.to_owned(), slot: index + 1, found, wanted }))
        };
        match (&piece.what, kind) {
            (What::Typed(text), SlotKind::Number | SlotKind::Text) => Ok(Slot::Text(text.clone())),
            (What::Typed(text), kind) if kind.takes_blocks() && kind != SlotKind::Boolean => {
                Ok(Slot::Text(text.clone()))
            }
            (What::Typed(_), _) => wrong("a text"),
            (What::Chosen(_), SlotKind::Number | SlotKind::Text | SlotKind::Boolean) => wrong("a choice"),
            (What::Chosen(_), SlotKind::NewVariables | SlotKind::Counter) => wrong("a choice"),
            (What::Chosen(choice), _) if choice.is_empty() => Ok(Slot::Empty),
            (What::Chosen(choice), _) => Ok(Slot::Text(choice.clone())),
            (What::Reporter { tokens, .. }, _) if tokens.is_empty() => Ok(Slot::Empty),
            (What::Reporter { six_sided: false, name, tokens, .. }, SlotKind::NewVariables | SlotKind::Counter) => {
                if tokens.iter().all(|token| matches!(token.what, What::Word(_))) {
                    Ok(Slot::Text(name.clone()))
                } else {
                    wrong("a block")
                }
            }
            (What::Reporter { six_sided: false, .. }, SlotKind::Boolean) => wrong("a block with ( )"),
            (What::Reporter { is_number: true, name, .. }, kind) if kind.takes_blocks() => Ok(Slot::Text(name.clone())),
            (What::Reporter { six_sided, name, tokens, .. }, kind) if kind.takes_blocks() => {
                Ok(Slot::Block(Box::new(self.value(name, *six_sided, tokens, piece.column)?)))
            }
            (What::Reporter { .. } | What::Word(_) | What::Marks, _) => wrong("a block"),
        }
    }

    /// Reads a block that reports a value, from the content of its brackets.
    fn value(&mut self, name: &str, six_sided: bool, tokens: &[Token], column: usize) -> Failed<Block> {
        let form = if six_sided { Form::SixSided } else { Form::Round };
        let (words, mark) = marked(tokens)?;
        let is_name = words.iter().all(|token| matches!(token.what, What::Word(_)));
        let opcode = match mark {
            Some(Mark::Input) if is_name && six_sided => Some(Opcode::BooleanParameter),
            Some(Mark::Input) if is_name => Some(Opcode::Parameter),
            Some(Mark::Variable) if is_name && !six_sided => Some(Opcode::Variable),
            Some(Mark::List) if is_name && !six_sided => Some(Opcode::List),
            None if is_name => self.scope.named(name, form),
            _ => None,
        };
        let opcode = match opcode {
            Some(opcode) => opcode,
            None => {
                let blocks = self.blocks;
                match self.block(tokens, form, column) {
                    // The check of the program reports a variable that does not exist.
                    Err((_, ScriptProblem::UnknownBlock(_))) if is_name && mark.is_none() && !six_sided => {
                        self.blocks = blocks;
                        Opcode::Variable
                    }
                    other => return other,
                }
            }
        };
        self.blocks += 1;
        let mut block = Block::new(opcode);
        block.slots[0] = Slot::Text(name.to_owned());
        Ok(block)
    }
}

/// Splits the words of a label that are written as one with escaped spaces: labels have a space between any two words.
fn parted(word: &str) -> impl Iterator<Item = &str> {
    word.split(' ').filter(|word| !word.is_empty())
}

/// Splits off the mark at the end of the tokens, if there is one.
fn marked(tokens: &[Token]) -> Failed<(&[Token], Option<Mark>)> {
    let Some(at) = tokens.iter().position(|token| matches!(token.what, What::Marks)) else { return Ok((tokens, None)) };
    let words = tokens[at + 1..].iter().map(|token| match &token.what {
        What::Word(word) => word.as_str(),
        _ => "_",
    });
    let words = words.collect::<Vec<_>>().join(" ");
    match Mark::named(&words) {
        Some(mark) => Ok((&tokens[..at], Some(mark))),
        None => Err((tokens[at].column, ScriptProblem::Mark(words))),
    }
}
