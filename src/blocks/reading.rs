//! Scripts from text: see the notation in `writing`.

use super::lexing::{Failed, Token, What, cut};
use super::script_error::{MOST_DEPTH, ScriptError, ScriptProblem};
use super::writing::WITHOUT_REFRESH;
use super::{Block, Definition, Input, LabelPart, Opcode, Program, Script, Shape, Slot, SlotKind, Sprite, TABLE};

/// What the blocks of a sprite can name.
struct Reader<'a> {
    program: &'a Program,
    sprite: &'a Sprite,
    definitions: Vec<Definition>,
    /// The inputs of the definition that is read, and the variables of the script.
    inputs: Vec<Input>,
    script_variables: Vec<String>,
    blocks: usize,
}

/// A line with something on it.
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

    fn is(&self, word: &str) -> bool {
        self.tokens.len() == 1 && self.first_word() == Some(word)
    }

    fn column(&self) -> usize {
        self.tokens.first().map_or(0, |token| token.column)
    }
}

/// The line that ended a mouth, and its word; none at the end of the script.
type EndedBy<'l> = Option<(&'l Line, &'static str)>;

/// Reads the scripts of a sprite. Its variables, lists and name have to be there already, and those of the program.
///
/// # Errors
/// [`ScriptError`] at the first thing that cannot be read.
pub fn read_scripts(program: &Program, sprite: &Sprite, text: &str) -> Result<Vec<Script>, ScriptError> {
    let at =
        |line: usize| move |(column, reason): (usize, ScriptProblem)| ScriptError { line, column: column + 1, reason };
    // The scripts, each of lines, with a blank line after each.
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
    let mut reader = Reader {
        program,
        sprite,
        definitions: sprite.definitions().cloned().collect(),
        inputs: Vec::new(),
        script_variables: Vec::new(),
        blocks: program.count(),
    };
    // A custom block can be called above its definition.
    for script in &scripts {
        let line = &script[0];
        if line.first_word() == Some("define") {
            reader.definitions.push(definition(line).map_err(at(line.number))?);
        }
    }
    let own: Vec<Definition> = reader.definitions.iter().skip(sprite.definitions().count()).cloned().collect();
    let mut defined = own.into_iter();
    let mut read = Vec::with_capacity(scripts.len());
    for lines in &scripts {
        let definition = if lines[0].first_word() == Some("define") { defined.next() } else { None };
        reader.inputs = definition.iter().flat_map(Definition::inputs).cloned().collect();
        reader.script_variables = lines.iter().flat_map(script_variables).collect();
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

/// The variables that a line makes, if it makes any.
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

/// The head of a definition: `define place (digit) at (cell)`, or in brackets if it reports.
fn definition(line: &Line) -> Failed<Definition> {
    let amiss = || (line.column(), ScriptProblem::Definition);
    let is_option = |token: &Token| matches!(&token.what, What::Word(word) if word == "::");
    let head = line.tokens.iter().skip(1).take_while(|token| !is_option(token)).cloned().collect::<Vec<_>>();
    let option: Vec<&str> = line.tokens[1 + head.len()..]
        .iter()
        .map(|token| match &token.what {
            What::Word(word) => word.as_str(),
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
    let label = parts.into_iter().map(|part| match part.what {
        What::Word(word) => Ok(LabelPart::Word(word)),
        What::Reporter { six_sided, name, .. } if !name.is_empty() => {
            Ok(LabelPart::Input(Input { name, boolean: six_sided }))
        }
        _ => Err((part.column, ScriptProblem::Definition)),
    });
    let label: Vec<LabelPart> = label.collect::<Failed<_>>()?;
    if label.is_empty() {
        return Err(amiss());
    }
    Ok(Definition { label, shape, without_refresh, comment: line.comment.clone() })
}

impl Reader<'_> {
    /// Blocks up to the end of the mouth or of the script; and the line that ended them.
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
            if line.first_word() == Some("define") {
                return Err(fail(here, ScriptProblem::DefineInside));
            }
            let mut block = self.block(&line.tokens, None, here, 0).map_err(|(column, reason)| fail(column, reason))?;
            block.comment.clone_from(&line.comment);
            let is_first = blocks.is_empty() && may_be_hat && depth == 0;
            if block.opcode.spec().shape == Shape::Hat && !is_first {
                return Err(fail(here, ScriptProblem::HatInside(block.to_string())));
            }
            if let Some(above) = blocks.last().filter(|above| self.sprite.shape(above).is_cap()) {
                return Err(fail(here, ScriptProblem::BelowCap(above.to_string())));
            }
            if block.opcode.spec().mouths() > 0 {
                if depth == MOST_DEPTH {
                    return Err(fail(here, ScriptProblem::Deep));
                }
                let (branch, mut ended_by) = self.stack(lines, false, depth + 1)?;
                block.branches[0] = branch;
                if let (Opcode::If, Some((_, "else"))) = (block.opcode, ended_by) {
                    block.opcode = Opcode::IfElse;
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

    fn block(&mut self, tokens: &[Token], six_sided: Option<bool>, column: usize, depth: usize) -> Failed<Block> {
        self.blocks += 1;
        if self.blocks > Program::MOST_BLOCKS {
            return Err((column, ScriptProblem::Long));
        }
        let signature = tokens.iter().map(|token| match &token.what {
            What::Word(word) => word.as_str(),
            _ => "_",
        });
        let signature = signature.collect::<Vec<_>>().join(" ");
        let pieces: Vec<&Token> = tokens.iter().filter(|token| !matches!(token.what, What::Word(_))).collect();
        let fits = |shape: Shape| match six_sided {
            Some(six_sided) => shape == if six_sided { Shape::SixSided } else { Shape::Round },
            None => !shape.is_reporter(),
        };
        let own = self.definitions.iter().find(|definition| fits(definition.shape) && definition.label() == signature);
        if let Some(definition) = own {
            let kinds: Vec<SlotKind> = definition
                .inputs()
                .map(|input| if input.boolean { SlotKind::Boolean } else { SlotKind::Text })
                .collect();
            let mut block = Block::new(Opcode::Call);
            block.slots = vec![Slot::Text(signature.clone())];
            for ((index, piece), kind) in pieces.iter().enumerate().zip(kinds) {
                block.slots.push(self.slot(piece, kind, &signature, index, depth)?);
            }
            return Ok(block);
        }
        if signature.strip_prefix("script variables _").is_some_and(|more| more.split(" _").all(str::is_empty)) {
            let mut block = Block::new(Opcode::ScriptVariables);
            block.slots.clear();
            for (index, piece) in pieces.iter().enumerate() {
                block.slots.push(self.slot(piece, SlotKind::NewVariables, &signature, index, depth)?);
            }
            return Ok(block);
        }
        let mut amiss = (column, ScriptProblem::UnknownBlock(signature.clone()));
        let rows = TABLE.iter().filter(|spec| {
            spec.lines[0] == signature && fits(spec.shape) && signature != "_" && spec.opcode != Opcode::IfElse
        });
        for spec in rows {
            let blocks = self.blocks;
            let mut block = Block::new(spec.opcode);
            let slots: Failed<Vec<Slot>> = pieces
                .iter()
                .zip(spec.slots)
                .enumerate()
                .map(|(index, (piece, slot))| self.slot(piece, slot.kind, &signature, index, depth))
                .collect();
            match slots {
                Ok(slots) => {
                    block.slots = slots;
                    return Ok(block);
                }
                // Two blocks have the same words; the other one may be meant.
                Err(problem) => (amiss, self.blocks) = (problem, blocks),
            }
        }
        Err(amiss)
    }

    fn slot(&mut self, piece: &Token, kind: SlotKind, block: &str, index: usize, depth: usize) -> Failed<Slot> {
        let wrong = |found: &'static str| {
            let wanted = match kind {
                SlotKind::Boolean => "a block with < >",
                SlotKind::Number | SlotKind::Text => "a number like (9), a text like [hello] or a block in ( )",
                SlotKind::NewVariables | SlotKind::Counter => "the name of a variable like (digit)",
                _ => "a choice like [name v]",
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
                let block = if tokens.iter().all(|token| matches!(token.what, What::Word(_))) {
                    self.named(name, *six_sided, tokens, piece.column, depth)?
                } else {
                    self.block(tokens, Some(*six_sided), piece.column, depth)?
                };
                Ok(Slot::Block(Box::new(block)))
            }
            (What::Reporter { .. } | What::Word(_), _) => wrong("a block"),
        }
    }

    /// A block whose words are a name, or that has no slot.
    fn named(&mut self, name: &str, six_sided: bool, tokens: &[Token], column: usize, depth: usize) -> Failed<Block> {
        let has = |names: &[String]| names.iter().any(|other| other == name);
        let has_list = |lists: &[super::List]| lists.iter().any(|list| list.name == name);
        let opcode = if self.inputs.iter().any(|input| input.name == name && input.boolean == six_sided) {
            if six_sided { Opcode::BooleanParameter } else { Opcode::Parameter }
        } else if six_sided {
            return self.block(tokens, Some(true), column, depth);
        } else if has(&self.script_variables) || has(&self.sprite.variables) || has(&self.program.variables) {
            Opcode::Variable
        } else if has_list(&self.sprite.lists) || has_list(&self.program.lists) {
            Opcode::List
        } else {
            let blocks = self.blocks;
            match self.block(tokens, Some(false), column, depth) {
                // A variable that is unknown is found when the program is checked.
                Err((_, ScriptProblem::UnknownBlock(_))) => {
                    self.blocks = blocks;
                    Opcode::Variable
                }
                other => return other,
            }
        };
        self.blocks += 1;
        let mut block = Block::new(opcode);
        block.slots[0] = Slot::Text(name.to_owned());
        Ok(block)
    }
}
