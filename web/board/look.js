// The look of the board: the system's own colours, so that light, dark and high contrast work by themselves. A page can set
// --sudoku-size and style ::part(board), ::part(cell), ::part(keys) and ::part(message).

/** The content of the element for a board of this side. */
export const parts = (side) => {
  const row = `<tr role="row">${'<td role="gridcell" part="cell" tabindex="-1"></td>'.repeat(side)}</tr>`;
  const keys = [...Array(side).keys()].map((index) => `<button type="button" tabindex="-1">${index + 1}</button>`).join("");
  return `<table role="grid" part="board" dir="ltr" style="--side: ${side}"><tbody role="rowgroup">${row.repeat(side)}</tbody></table>
  <div id="keys" part="keys" role="group" aria-label="Digits" style="--keys: ${Math.min(side + 1, 10)}">${keys}<button type="button" tabindex="-1" aria-label="Erase" value="0">⌫</button></div>
  <p id="also" part="rules" hidden></p>
  <p id="message" part="message" role="status"></p>`;
};

export const look = new CSSStyleSheet();
look.replaceSync(`
:host { display: block; max-width: var(--sudoku-size, 30rem); font-family: system-ui, sans-serif; container-type: inline-size;
  --line: color-mix(in srgb, CanvasText 40%, Canvas); --strong: CanvasText; --shade: color-mix(in srgb, CanvasText 9%, transparent);
  --here: light-dark(#1a56db, #8ab4ff); --near: color-mix(in srgb, var(--here) 14%, transparent); --wrong: light-dark(#b3141d, #ff9a96); }
:host([hidden]), [hidden] { display: none; }
table { display: block; position: relative; box-sizing: border-box; border: 2px solid var(--strong); background: Canvas; color: CanvasText; }
tbody { display: block; position: relative; }
tr { display: grid; grid-template-columns: repeat(var(--side), 1fr); }
td { display: grid; place-items: center; box-sizing: border-box; aspect-ratio: 1; padding: 0; border: 0 solid var(--line); min-width: 0;
  border-inline-start-width: 1px; border-block-start-width: 1px; font-size: calc(55.8cqw / var(--side)); line-height: 1; cursor: default; outline: 0; user-select: none; }
tr:first-child td { border-block-start-width: 0; }
td:first-child { border-inline-start-width: 0; }
tr:nth-child(3n + 4) td { border-block-start: 2px solid var(--strong); }
td:nth-child(3n + 4) { border-inline-start: 2px solid var(--strong); }
td.fixed { background: var(--shade); font-weight: 700; }
td:not(.fixed) { color: light-dark(#4527a0, #c9b6ff); }
table:focus-within td.near { background: var(--near); }
td.hint { box-shadow: inset 0 0 0 3px light-dark(#1b7a36, #6fdc8c); }
td.wrong { color: var(--wrong); text-decoration: underline wavy; text-underline-offset: 0.15em; }
td:focus { outline: 3px solid var(--here); outline-offset: -3px; }
td.flash { animation: flash 0.7s; }
@keyframes flash { 25%, 75% { background: var(--wrong); color: Canvas; } }
:host(:disabled) td:not(.fixed) { color: GrayText; }
/* The picture of other rules than the classic ones has the lines, in its own colours, which these replace. */
table.drawn { border: 0; }
table.drawn td { border: 0 !important; }
table.drawn.sums td { padding-block-start: 15%; font-size: calc(50cqw / var(--side)); }
svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
svg [fill="#ffffff"] { fill: Canvas; }
svg [fill="#1a1a1a"] { fill: CanvasText; }
svg [fill="#e7eaf0"] { fill: color-mix(in srgb, CanvasText 12%, Canvas); }
svg [stroke="#1a1a1a"] { stroke: CanvasText; }
svg [stroke="#5a6270"] { stroke: color-mix(in srgb, CanvasText 70%, Canvas); }
svg [stroke="#b4bbc7"] { stroke: color-mix(in srgb, CanvasText 30%, Canvas); }
#keys { display: none; grid-template-columns: repeat(var(--keys), 1fr); gap: 3px; margin-block-start: 0.5rem; }
#keys button { font: inherit; font-size: 1.25rem; min-height: 2.75rem; padding: 0; }
@media (any-pointer: coarse) { #keys { display: grid; } }
@container (max-width: 24rem) { #keys { grid-template-columns: repeat(5, 1fr); } }
p { margin: 0.5rem 0 0; min-height: 1.5em; line-height: 1.5; white-space: pre-line; }
@media (prefers-reduced-motion: reduce) { td.flash { animation: none; outline: 3px solid var(--wrong); outline-offset: -3px; } }
@media (forced-colors: active) {
  :host { --line: CanvasText; --near: Canvas; --shade: Canvas; }
  td.fixed { color: CanvasText; }
  td:not(.fixed) { color: LinkText; }
  td:focus { outline-color: Highlight; }
  td.hint { outline: 3px dashed Highlight; outline-offset: -6px; }
  td.flash { animation: none; outline: 3px double CanvasText; outline-offset: -4px; }
  :host(:disabled) td:not(.fixed) { color: GrayText; }
}
`);
