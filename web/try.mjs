// try.mjs FOLDER: starts the programs that were just built, as far as that goes without a page.
//
// A program and its glue belong together: the glue keeps what JavaScript gives the program in a table of its own, and some tools
// put another table in its place. That is tried for each program in the folder; the board is also asked for a solution.

import { readFile, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);

/** Makes the program run with imports that do nothing, and puts a value where the glue would put one. */
async function tryTables(bytes) {
  const module = await WebAssembly.compile(bytes);
  const imports = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== "function") throw new Error(`it imports the ${kind} ${from}.${name}`);
    (imports[from] ??= {})[name] = () => undefined;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const [first] = [exports.__wbindgen_externrefs, exports.__wbindgen_export_0].filter((one) => one instanceof WebAssembly.Table);
  if (!first) throw new Error("it has no table for what JavaScript gives it");
  const place = first.grow(1);
  const value = {};
  first.set(place, value);
  if (first.get(place) !== value) throw new Error("its table keeps nothing");
}

/** Asks the board's program for a solution. */
async function tryBoard(bytes) {
  const { Answers, initSync } = await import(pathToFileURL(resolve(folder, "sudoku_board.js")));
  initSync({ module: bytes });
  const solution = "465178932829536714731294568298367451613945287574812396156729843387451629942683175";
  const answer = new Answers("460100000820500000000090500290300000010040080000002096006020000000001029000003075").advance(100_000);
  if (answer !== solution) throw new Error(`it gives ${answer} for the solution`);
}

for (const name of (await readdir(folder)).filter((name) => name.endsWith(".wasm"))) {
  const bytes = await readFile(join(folder, name));
  try {
    await tryTables(bytes);
    if (name === "sudoku_board_bg.wasm") await tryBoard(bytes);
  } catch (error) {
    console.error(`${name} was built, but does not start: ${error.message}; check the versions of wasm-bindgen and wasm-opt`);
    process.exit(1);
  }
}
