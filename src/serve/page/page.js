// The page that is built in: asks this server for the solution and shows it.

const form = document.getElementById("form");
const puzzle = document.getElementById("puzzle");
const message = document.getElementById("message");
const table = document.getElementById("solution");

const WORDS = { none: "There is no solution.", one: "Solved.", several: "This is one of several solutions." };

async function solve() {
  const response = await fetch("api/v1/solve", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ puzzle: puzzle.value }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer;
}

function show({ puzzle, solution, solutions }) {
  message.textContent = WORDS[solutions];
  table.querySelector("tbody")?.remove();
  table.hidden = solution === null;
  if (table.hidden) return;
  const rows = table.createTBody();
  for (let row = 0; row < 9; row += 1) {
    const cells = rows.insertRow();
    for (let cell = 9 * row; cell < 9 * row + 9; cell += 1) {
      const shown = cells.insertCell();
      shown.textContent = solution[cell];
      shown.className = puzzle[cell] === "." ? "" : "given";
    }
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  message.textContent = "Searching…";
  try {
    show(await solve());
  } catch (reason) {
    table.hidden = true;
    message.textContent = reason.message;
  }
});

document.getElementById("clear").addEventListener("click", () => {
  puzzle.value = "";
  message.textContent = "";
  table.hidden = true;
  puzzle.focus();
});
