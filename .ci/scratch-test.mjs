// scratch-test.mjs MODULES PROGRAM, or MODULES --speed FILE PUZZLE: see scratch-test. Exits with status 1 at the first failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

const [modules, ...rest] = process.argv.slice(2);
const require = createRequire(join(modules, 'package.json'));
// Scratch reports each picture that it cannot draw here.
const say = console.log.bind(console);
console.log = () => {};
const VirtualMachine = require('scratch-vm');
const { ScratchStorage } = require('scratch-storage');
const parse = require('scratch-parser');

let passed = 0;
const check = (what, actual, expected) => {
  if (!isDeepStrictEqual(actual, expected)) {
    console.error(`FAILED: ${what}\n  is        ${JSON.stringify(actual)}\n  should be ${JSON.stringify(expected)}`);
    say(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
};
const pass = what => say(`ok: ${what}`);

/** A project in Scratch's machine, in turbo mode. */
class Stage {
  static async with(file) {
    const stage = new Stage();
    stage.vm = new VirtualMachine();
    stage.vm.attachStorage(new ScratchStorage());
    stage.vm.setTurboMode(true);
    await stage.vm.loadProject(readFileSync(file));
    stage.runtime = stage.vm.runtime;
    stage.runtime.currentStepTime = 1000 / 30;
    stage.asked = 0;
    stage.runtime.on('QUESTION', question => { stage.asked += question === null ? 0 : 1; });
    // The number of calls of each custom block.
    stage.calls = {};
    const { sequencer } = stage.runtime;
    const step = sequencer.stepToProcedure.bind(sequencer);
    sequencer.stepToProcedure = (thread, code) => {
      stage.calls[code] = (stage.calls[code] ?? 0) + 1;
      step(thread, code);
    };
    return stage;
  }

  /** Runs until everything has ended or waits for an answer or a key. */
  async rest() {
    const { runtime } = this;
    for (let quiet = 0; quiet < 3;) {
      const before = JSON.stringify([this.asked, this.calls, this.lists()]);
      runtime._step();
      await new Promise(resolve => setImmediate(resolve));
      quiet = runtime.threads.length === 0 ? 3 : before === JSON.stringify([this.asked, this.calls, this.lists()]) ? quiet + 1 : 0;
    }
  }

  lists() {
    return this.runtime.getTargetForStage().getAllVariableNamesInScopeByType('list').map(name => this.variable(name));
  }

  variable(name, target = this.runtime.getTargetForStage()) {
    return Object.values(target.variables).find(variable => variable.name === name).value;
  }

  get S() {
    return this.variable('S').join('');
  }

  async flag() {
    this.vm.greenFlag();
    await this.rest();
  }

  async answer(text) {
    this.runtime.emit('ANSWER', text);
    await this.rest();
  }

  async click(target) {
    this.runtime.startHats('event_whenthisspriteclicked', null, target);
    await this.rest();
  }

  async key(key) {
    this.vm.postIOData('keyboard', { key, isDown: true });
    this.vm.postIOData('keyboard', { key, isDown: false });
    await this.rest();
  }

  sprite(name) {
    return this.runtime.targets.find(target => target.isOriginal && target.getName() === name);
  }

  /** The clones on the stage by their ids, from 1. */
  cells() {
    const cells = [];
    for (const target of this.runtime.targets.filter(target => !target.isOriginal)) {
      cells[this.variable('id', target)] = target;
    }
    return cells;
  }

  costumes() {
    return this.cells().slice(1).map(cell => cell.getCurrentCostume().name);
  }
}

const commas = line => line.replace(/.{9}/g, '$&,');
const PUZZLE = '460100000820500000000090500290300000010040080000002096006020000000001029000003075';
const TWO = '065178932829536714731294568298367451613945287574812396156729843380451609940683105';

if (rest[0] === '--speed') {
  const [, file, puzzle] = rest;
  const solve = async count => {
    const stage = await Stage.with(file);
    let blocks = 0;
    if (count) {
      for (const [opcode, run] of Object.entries(stage.runtime._primitives)) {
        stage.runtime._primitives[opcode] = (...given) => {
          blocks += 1;
          return run(...given);
        };
      }
    }
    await stage.flag();
    await stage.answer(puzzle);
    blocks = 0;
    const begin = performance.now();
    const used = process.cpuUsage();
    await stage.click(stage.sprite('Solve'));
    // If other processes use the processors, more time passes; and other threads of Node.js use processor time as well. The
    // time for the blocks is at most the smaller of the two.
    const { user, system } = process.cpuUsage(used);
    return { seconds: Math.min((performance.now() - begin) / 1e3, (user + system) / 1e6), blocks };
  };
  // Counting takes time, so it has a run of its own. The first run is a warm-up.
  const { blocks } = await solve(true);
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const { seconds } = await solve(false);
    least = Math.min(least, seconds);
  }
  say(`${blocks} ${least}`);
  process.exit(0);
}

const [program] = rest;
const run = (...given) => {
  const { status, stdout, stderr } = spawnSync(program, given, { encoding: 'utf8', maxBuffer: 1 << 26 });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
};
const folder = mkdtempSync(join(tmpdir(), 'scratch-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const exported = async (name, ...puzzle) => {
  const file = join(folder, 'project.sb3');
  const { status, stderr } = run('export', '--sb3', name, ...puzzle, '--output', file);
  check(`${name} is exported`, [status, stderr], [0, '']);
  const refused = await new Promise(resolve => parse(readFileSync(file), false, error => resolve(error)));
  check(`scratch-parser reads ${name}`, refused, null);
  return Stage.with(file);
};

/** What Scratch's forums make of the scripts: a block that is not known there is "obsolete". */
const { parse: parseText } = await import(pathToFileURL(require.resolve('scratchblocks/syntax/index.js')));
const checkText = name => {
  const { status, stdout } = run('export', '--scratchblocks', name);
  check(`the scripts of ${name} are written`, status, 0);
  const wrong = [];
  let blocks = 0;
  const look = node => {
    if (node.info) {
      const { category, id } = node.info;
      blocks += 1;
      const hasHint = node.info.categoryIsDefault === false || / :: /.test(node.stringify());
      if (category === 'obsolete' || !id && !hasHint && !/^(custom|custom-arg|variables|list)$/.test(category)) {
        wrong.push(node.stringify());
      }
    }
    for (const part of ['children', 'blocks', 'scripts']) (node[part] ?? []).forEach(inner => inner.stringify && look(inner));
  };
  look(parseText(stdout, { languages: ['en'] }));
  check(`scratchblocks knows each block of ${name}`, wrong, []);
  pass(`scratchblocks knows the ${blocks} blocks of ${name}`);
};

/** Whether the digit stands in no other cell of the row, the column or the box; cells count from 1. */
const fits = (board, cell, digit) => [...board].every((other, place) => {
  const [one, two] = [place, cell - 1].map(at => [Math.floor(at / 9), at % 9]);
  const sees = one[0] === two[0] || one[1] === two[1] ||
    Math.floor(one[0] / 3) === Math.floor(two[0] / 3) && Math.floor(one[1] / 3) === Math.floor(two[1] / 3);
  return place === cell - 1 || !sees || other !== String(digit);
});

const begins = async (name, stage) => {
  await stage.flag();
  check(`${name}: the flag leads to the question`, [stage.asked, stage.S], [1, '']);
  for (const wrong of ['', 'puzzle', commas(PUZZLE).replace('4', 'x'), commas(PUZZLE).slice(0, -1), `${commas(PUZZLE)}0`]) {
    const asked = stage.asked;
    await stage.answer(wrong);
    check(`${name}: "${wrong}" is no puzzle`, stage.asked > asked, true);
  }
  await stage.answer(commas(PUZZLE));
  check(`${name}: the answer is in the list S`, stage.S, PUZZLE);
  const costumes = [...PUZZLE].map(digit => digit === '0' ? 'user 0' : `puzzle ${digit}`);
  check(`${name}: the clones wear it`, stage.costumes(), costumes);
  const places = stage.cells().slice(1).map(cell => [cell.x, cell.y]);
  // The lines of the board are drawn for these positions.
  check(`${name}: the clones are a board`, places, [...PUZZLE].map((_, at) => [at % 9 * 36 - 144, 144 - Math.floor(at / 9) * 36]));
  pass(`${name}: 81 clones, and the question`);
};

const plays = async (name, stage) => {
  let board = PUZZLE;
  let seed = 1;
  const random = below => (seed = seed * 48271 % 2147483647) % below;
  const refused = { given: 0, digit: 0 };
  for (let turn = 0; turn < 150; turn += 1) {
    const cell = random(81) + 1;
    const digit = random(10);
    await stage.click(stage.cells()[cell]);
    await stage.key(String(digit));
    if (PUZZLE[cell - 1] !== '0') {
      refused.given += 1;
    } else if (digit === 0 || board[cell - 1] === String(digit) || fits(board, cell, digit)) {
      board = board.slice(0, cell - 1) + digit + board.slice(cell);
    } else {
      refused.digit += 1;
    }
    check(`${name}: turn ${turn}, ${digit} in cell ${cell}`, stage.S, board);
    const costumes = [...board].map((digit, at) => `${PUZZLE[at] === '0' ? 'user' : 'puzzle'} ${digit}`);
    check(`${name}: turn ${turn}, the costumes`, stage.costumes(), costumes);
  }
  await stage.key('7');
  check(`${name}: a key without a click`, stage.S, board);
  check(`${name}: something was refused`, refused.given > 9 && refused.digit > 9 && board !== PUZZLE, true);
  pass(`${name}: 150 clicks and keys, ${refused.given} cells and ${refused.digit} digits refused`);
};

/** The last cell, filled, makes the sum 405. */
const ends = async (name, stage) => {
  const solved = run('solve', '--format', 'sdm', PUZZLE).stdout;
  await stage.flag();
  await stage.answer(commas(`0${solved.slice(1)}`));
  await stage.click(stage.cells()[1]);
  await stage.key(solved[0]);
  const said = stage.sprite('Owl').getCustomState('Scratch.looks').text;
  check(`${name}: a solved puzzle is seen`, [stage.S, said], [solved, 'Solved!']);
  pass(`${name}: a solved puzzle is seen`);
};

const solves = async (name, stage) => {
  for (const puzzle of [PUZZLE, TWO, `12345678${'0'.repeat(73)}`]) {
    await stage.flag();
    await stage.answer(commas(puzzle));
    check(`${name}: the puzzle is there`, stage.S, puzzle);
    stage.calls = {};
    await stage.click(stage.sprite('Solve'));
    const solution = run('solve', '--engine', 'brute-force', '--format', 'sdm', puzzle).stdout;
    check(`${name}: the solution`, stage.S, solution || puzzle);
    // Each placed digit leads to a call, and there is the first call.
    for (const engine of ['brute-force', 'blocks']) {
      const row = run('race', '--engines', engine, puzzle).stdout.split('\n').at(-1).split('|').map(text => text.trim());
      const [tried, placed] = [Number(row[4]), Number(row[5])];
      check(`${name}: calls and tries of ${engine}`, [stage.calls.solve, stage.calls['%s fits %s ?']], [placed + 1, tried]);
    }
    check(`${name}: the call stack is empty again`, stage.variable('call stack', stage.sprite('Owl')), []);
    pass(`${name}: ${solution ? 'a solution' : 'no solution'} after ${stage.calls.solve} calls, ${stage.calls['%s fits %s ?']} tries`);
  }
};

/** Each number once, and a knight's move from each to the next. */
const isTour = visits => {
  const size = Math.sqrt(visits.length);
  const places = visits.map((_, number) => visits.findIndex(visit => Number(visit) === number + 1));
  return places.every((place, at) => {
    if (place < 0 || at === 0) return place >= 0;
    const moves = [place % size - places[at - 1] % size, Math.floor(place / size) - Math.floor(places[at - 1] / size)];
    return moves[0] * moves[0] + moves[1] * moves[1] === 5;
  });
};

// The calls are those of our machine; crates/blocks/tests/blocks/blocks_lowering.rs has the same numbers.
const boards = {
  'row of four': stage => {
    check('row of four: three digits are in the row', stage.S, '1230');
  },
  'first sudoku': async stage => {
    await stage.click(stage.cells()[2]);
    await stage.key('4');
    check('first sudoku: a digit is entered', stage.S, '2403004000210230');
    await stage.click(stage.cells()[3]);
    await stage.key('2');
    check('first sudoku: a digit that is in the row is refused', stage.S, '2403004000210230');
    await stage.click(stage.cells()[2]);
    await stage.key('0');
    check('first sudoku: 0 takes the digit out', stage.S, '2003004000210230');
  },
  'small sudoku': async stage => {
    await stage.click(stage.sprite('Solve'));
    check('small sudoku: it is solved', stage.S, '2413314243211234');
    check('small sudoku: calls', stage.calls.solve, 16);
  },
  queens: stage => {
    check('queens stand in 92 ways', Number(stage.variable('solutions')), 92);
    check('queens: calls', [stage.calls['place queens from row %s'], stage.calls['column %s is safe in row %s']], [2057, 15720]);
  },
  scales: stage => {
    check('scales: 4 and 3 make 7', stage.variable('pan').map(Number), [4, 3]);
    check('scales: calls', stage.calls['balance %s from weight %s'], 17);
  },
  "knight's tour": stage => {
    check('the knight is on every square', isTour(stage.variable('visits')), true);
    check('knight: calls', stage.calls['visit row %s column %s as number %s'], 237);
  },
};

// The error for an unknown program lists the known ones.
const names = run('export', '--scratchblocks', 'none').stderr.split('the built-in programs are ')[1].split(', ');
for (const name of names) {
  checkText(name);
  const stage = await exported(name);
  if (name in boards) {
    await stage.flag();
    await boards[name](stage);
    pass(`${name}: ${JSON.stringify(stage.calls)}`);
    continue;
  }
  await begins(name, stage);
  if (name !== 'checkpoint 1') {
    await plays(name, stage);
    await ends(name, stage);
  }
  if (name !== 'checkpoint 1' && name !== 'checkpoint 2') await solves(name, stage);
  const withPuzzle = await exported(name, TWO);
  await withPuzzle.flag();
  await withPuzzle.answer('');
  check(`${name}: Enter takes the puzzle that came along`, withPuzzle.S, TWO);
}

// The programs of the lessons are read by Scratch and run to their end. Those of the small sudoku that contain no mistake solve
// it.
const projects = join(folder, 'lessons');
check('the lessons are written', run('lessons', '--sb3', projects).status, 0);
const codes = run('lessons').stdout.match(/(?<=^  )[a-z0-9-]+/gm);
const projectFiles = readdirSync(projects).sort();
for (const name of projectFiles) {
  const file = join(projects, name);
  const refused = await new Promise(resolve => parse(readFileSync(file), false, error => resolve(error)));
  check(`scratch-parser reads ${name}`, refused, null);
  // These never stop, and that is what their tasks are about.
  if (['base-cases-missing.sb3', 'base-cases-never.sb3'].includes(name)) continue;
  const stage = await Stage.with(file);
  await stage.flag();
  if (stage.asked > 0) await stage.answer(commas(PUZZLE));
  // A lesson's own program, or the answer to a task.
  const isWhole = codes.includes(name.replace('.sb3', '')) || name.endsWith('-answer.sb3');
  if (isWhole && stage.cells().length === 17) {
    await stage.click(stage.sprite('Solve'));
    // By the rule of the diagonals, this board has no solution.
    const expected = name === 'diagonals-write-answer.sb3' ? '2003004000210230' : '2413314243211234';
    check(`${name}: it is solved`, stage.S, expected);
  }
}
pass(`${projectFiles.length} projects of the lessons`);
say(`${passed} passed, 0 failed`);
