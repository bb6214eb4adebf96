"""Random sessions of keys end with `kill -9`, and what was played is in the saved game."""

import codecs
import contextlib
import fcntl
import mmap
import os
import pty
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import threading
import time
from pathlib import Path

GAME = os.path.realpath(sys.argv[1])
TIMES = int(sys.argv[2]) if len(sys.argv) > 2 else 200
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1
PUZZLE = "46.1.....82.5.........9.5..29.3......1..4..8......2.96..6.2.........1.29.....3.75"
# The longest time to wait for anything, on a busy machine.
PATIENCE = 60
# Seconds after which a change that was visible must be in the file, and what a busy disk may add.
SAVED_AFTER, GRACE = 1.0, 0.5
# Seconds of the clock that may be lost, and what a busy machine may add.
CLOCK_SAVED_EVERY, CLOCK_GRACE = 10, 2

CELLS = range(81)
now = time.monotonic


class Failure(Exception):
    """A reason why the game fails the check."""


class GameEnded(Exception):
    """The game has ended by itself."""


def until(what, holds, patience=PATIENCE):
    """Waits until `holds` returns something true, and returns that."""
    end = now() + patience
    while not (found := holds()):
        if now() > end:
            raise Failure(f"waited {patience} seconds in vain: {what}")
        time.sleep(0.01)
    return found


def soon(holds, patience):
    """Waits for a while, and returns true as soon as `holds` does."""
    end = now() + patience
    while now() < end:
        if holds():
            return True
        time.sleep(0.01)
    return False


def sentence(key):
    """Returns the beginning of one of the owl's sentences, up to its first variable or the end of its first sentence."""
    words = Path(__file__).resolve().parent.parent / "assets/words/en/files.ftl"
    return re.search(rf"^{key} = ([^.!{{\n]+)", words.read_text(), re.MULTILINE)[1].strip()


def peers(cell):
    row, column = divmod(cell, 9)
    box = lambda one, other: one // 3 == other // 3
    return [
        other
        for other in CELLS
        if other != cell and (other // 9 == row or other % 9 == column or box(other // 9, row) and box(other % 9, column))
    ]


PEERS = [peers(cell) for cell in CELLS]


class Saved:
    """The parts of a saved game that are compared. src/game/session/saved.rs describes the format."""

    def __init__(self, text):
        if not (text.startswith("(\n") and text.endswith("\n)")):
            raise Failure(f"the saved game is not complete; it ends with {text[-80:]!r}")
        found = lambda pattern, flags=re.MULTILINE: re.search(pattern, text, flags) or self.fail(pattern)
        puzzle, entered = (found(rf'^ {name}: "([1-9.]{{81}})",$')[1] for name in ("puzzle", "entered"))
        self.digits = [own if given == "." else given for given, own in zip(puzzle, entered)]
        self.notes = {int(cell) - 1: notes for cell, notes in re.findall(r'^  \((\d+), "([^"]*)"\),$', text, re.MULTILINE)}
        seconds, nanoseconds = found(r"^ tally: \(\n  time: \(secs: (\d+), nanos: (\d+)\)").groups()
        self.clock = int(seconds) + int(nanoseconds) / 1e9
        # A change is written in one line.
        part = lambda name: found(rf"^ {name}: \[(.*?)\],$", re.MULTILINE | re.DOTALL)[1].splitlines()[1:]
        self.done = [line for line in part("done") if line.startswith("  (by: ")]
        self.undone = [line for line in part("undone") if line.startswith("  (by: ")]

    def fail(self, pattern):
        raise Failure(f"the saved game has another form than expected: it lacks {pattern}")

    def state(self, cell):
        """Returns the contents of a cell as the history has them."""
        if self.digits[cell] != ".":
            return self.digits[cell]
        return f"?{self.notes[cell]}" if cell in self.notes else ""

    def candidates(self, cell):
        return [digit for digit in "123456789" if all(self.digits[peer] != digit for peer in PEERS[cell])]

    def usable(self):
        """Returns the cells that are blank, without notes, and have a candidate."""
        clear = lambda cell: self.digits[cell] == "." and cell not in self.notes
        return [cell for cell in CELLS if clear(cell) and self.candidates(cell)]


class Folder:
    """A home directory for the game."""

    def __init__(self, path):
        self.path = path
        self.data, self.config = path / "data/sudoku-assistant", path / "config/sudoku-assistant"
        self.sitting = self.data / "sitting.sudoku"
        # The front end that wrote the saved game.
        self.writer = None

    def environment(self):
        own = {"HOME": "", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_RUNTIME_DIR": ""}
        return {name: str(self.path / folder) for name, folder in own.items()} | {
            "PATH": os.environ["PATH"],
            "LANG": "en_US.UTF-8",
        }

    def saved(self):
        return Saved(self.sitting.read_text(encoding="utf-8")) if self.sitting.exists() else None

    def files(self):
        """Returns the contents of the files that only one game at a time may write."""
        return {path: path.read_bytes() for path in sorted(self.data.rglob("*")) if path.is_file()}

    def reset_settings(self, text):
        """Checks that the settings are complete, and replaces them, so that the looks of the game are known."""
        path = self.config / "settings.ron"
        if path.exists() and not path.read_text(encoding="utf-8").rstrip().endswith(")"):
            raise Failure(f"the settings are not complete: {path.read_text(encoding='utf-8')!r}")
        path.unlink(missing_ok=True)
        if text:
            self.config.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def check_nothing_is_set_aside(self):
        found = [path.name for path in self.path.rglob("*set-aside*")]
        if found:
            raise Failure(f"the game could not read a file that a killed game left, and set it aside: {found}")


# A sequence that controls a terminal, or a character.
SEQUENCE = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\x1b[^\[]|[^\x1b]", re.DOTALL)


class Terminal:
    """The game in a pseudo-terminal of 80 by 24 characters."""

    name = "terminal"
    game = None
    BYTES = {
        "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D", "Home": "\x1b[H", "End": "\x1b[F",
        "Prior": "\x1b[5~", "Next": "\x1b[6~", "Tab": "\t", "Return": "\r", "Escape": "\x1b", "BackSpace": "\x7f",
        "F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR", "F4": "\x1bOS", "F5": "\x1b[15~", "F7": "\x1b[18~",
        "period": ".", "comma": ",", "plus": "+", "minus": "-",
        # Terminals have other keys for these.
        "ctrl+z": "\x15", "ctrl+i": "\x1b[20~",
    }  # fmt: skip

    def start(self, folder):
        self.screen = [[" "] * 80 for _ in range(24)]
        # The times at which the clock on the screen changed, and its seconds.
        self.clocks = []
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = folder.environment() | {"TERM": "xterm-256color"}
        self.game = subprocess.Popen(
            [GAME, "--terminal"],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            # Files that the keys name without a folder are thrown away with it.
            cwd=folder.path,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master
        self.reader = threading.Thread(target=self.read, args=(master,), daemon=True)
        self.reader.start()
        self.until("the board is drawn", lambda: "┏" in self.text())

    def read(self, master):
        """Keeps the screen up to date: characters, and sequences that place the cursor; colours are ignored."""
        decoder, rest, row, column = codecs.getincrementaldecoder("utf-8")("replace"), "", 0, 0
        while True:
            try:
                part = os.read(master, 65536)
            except OSError:
                part = b""
            if not part:
                return
            rest += decoder.decode(part)
            at = 0
            # The end of a sequence may come later.
            while found := SEQUENCE.match(rest, at):
                at = found.end()
                if found[2] == "H":
                    place = [int(number) for number in (found[1] or "1;1").split(";")]
                    row, column = place[0] - 1, place[-1] - 1
                elif found[2] == "J":
                    self.screen[:] = [[" "] * 80 for _ in range(24)]
                elif len(found[0]) == 1 and found[0] >= " ":
                    if row < 24 and column < 80:
                        self.screen[row][column] = found[0]
                    column += 1
            rest = rest[at:]
            clock = re.search(r"(?:(\d+):)?(\d+):(\d\d) *$", "".join(self.screen[0]))
            seconds = clock and sum(int(part or 0) * unit for part, unit in zip(clock.groups(), (3600, 60, 1)))
            if not self.clocks or self.clocks[-1][1] != seconds:
                self.clocks.append((now(), seconds))

    def until(self, what, holds, patience=PATIENCE):
        def holds_or_ended():
            if self.game.poll() is not None:
                raise GameEnded
            return holds()

        return until(what, holds_or_ended, patience)

    def runs(self):
        return self.game is not None and self.game.poll() is None

    def text(self):
        return "\n".join("".join(row) for row in self.screen)

    def says(self, words):
        """Returns true if the owl says this, beside the board."""
        return words in " ".join(" ".join("".join(row[50:]) for row in self.screen).split())

    def has_said(self, words):
        """Returns true if the owl has said this, according to the log of what it said."""
        if self.says(words):
            return True
        self.press("ctrl+l")
        found = soon(lambda: words in self.text(), 1)
        self.press("Escape")
        return found

    def send(self, text):
        try:
            os.write(self.master, text.encode())
        except OSError as error:
            raise GameEnded from error

    def press(self, *keys):
        for key in keys:
            if key in self.BYTES:
                self.send(self.BYTES[key])
            elif key.startswith("ctrl+"):
                self.send(chr(ord(key[-1]) & 31))
            else:
                self.send("\x1b" + key[-1] if key.startswith("shift+") else key)
            # A key that follows at once would be taken together with Escape.
            time.sleep(0.1 if key == "Escape" else 0.01)

    def place(self, cell):
        """Returns the row and the column of the middle of a cell on the screen."""
        row, column = divmod(cell, 9)
        return 2 + 2 * row + row // 3, 1 + 5 * column + column // 3 + 2

    def click(self, cell):
        row, column = self.place(cell)
        self.send(f"\x1b[<0;{column + 1};{row + 1}M\x1b[<0;{column + 1};{row + 1}m")

    def is_chosen(self, cell):
        row, column = self.place(cell)
        return self.screen[row][column - 1] == "[" and self.screen[row][column + 1] == "]"

    def view(self, cell):
        """Returns the looks of a cell, to see that they change."""
        row, column = self.place(cell)
        return [self.screen[line][column - 2 : column + 3] for line in (row, row + 1)]

    def shows(self, saved):
        """Returns true if the digits on the board are those of the saved game."""
        sign = lambda row, column: self.screen[row][column]
        has_notes = lambda cell: cell in saved.notes and saved.digits[cell] == "."
        shown = lambda cell: has_notes(cell) or sign(*self.place(cell)) == saved.digits[cell].replace(".", "·")
        return all(map(shown, CELLS))

    def load(self):
        self.send(f"\x1b[200~{PUZZLE}\x1b[201~")

    def kill(self):
        os.kill(self.game.pid, signal.SIGKILL)
        ended = now()
        self.game.wait()
        self.reader.join()
        os.close(self.master)
        return ended

    def check_clock(self, saved, ended):
        """Compares the clock that was visible with the saved one. Loading and undoing may set it back at any time."""
        before = [seconds for at, seconds in self.clocks if at < ended - SAVED_AFTER - GRACE]
        if before and all(shown is not None for shown in (before[-1], self.clocks[-1][1])):
            lost = min(before[-1], self.clocks[-1][1]) - saved.clock
            if lost > CLOCK_SAVED_EVERY + CLOCK_GRACE:
                raise Failure(f"the clock on the screen was {lost:.1f} seconds ahead of the saved one")


class Window:
    """The game in a window, whose pixels are read from the memory of Xvfb."""

    name = "window"
    game = None

    def __init__(self, folder):
        # The colours of the title bar, of the chosen cell, and of the button below the question for a puzzle.
        self.bar, self.pink, self.asked = (0x5B, 0x4B, 0xD6), (0xFF, 0xD1, 0xDC), (0x6C, 0x5C, 0xE7)
        options = ["-noreset", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-fbdir", folder]
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", *options], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.display = ":" + self.server.stdout.readline().decode().strip()
        with open(f"{folder}/Xvfb_screen0", "rb") as file:
            self.memory = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # The header of the X window dump: its size, then among others the bytes of a line and the number of colours.
        header = struct.unpack(">25I", self.memory[:100])
        self.begin, self.line = header[0] + 12 * header[19], header[12]

    def end(self):
        self.server.terminate()
        self.server.wait()

    def start(self, folder):
        environment = folder.environment() | {"DISPLAY": self.display, "WGPU_ADAPTER_NAME": "llvmpipe"}
        # The picture of the previous game may still be there.
        until("the previous window is gone", lambda: not self.is_colour(640, 6, self.bar))
        self.log = open(folder.path / "log.txt", "wb")
        self.game = subprocess.Popen(
            [GAME], stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log, env=environment, cwd=folder.path
        )
        self.until("the window is drawn", lambda: self.is_colour(640, 6, self.bar))
        # Without a window manager nobody gives the window the keyboard.
        self.xdotool("search", "--onlyvisible", "--name", "Sudoku Assistant", "windowfocus", "--sync")
        time.sleep(0.3)

    until, runs = Terminal.until, Terminal.runs

    def xdotool(self, *arguments):
        environment = {"DISPLAY": self.display, "PATH": os.environ["PATH"]}
        subprocess.run(["xdotool", *arguments], env=environment, check=False, stdout=subprocess.DEVNULL, timeout=PATIENCE)
        if self.game.poll() is not None:
            raise GameEnded

    def pixels(self, left, top, width, height):
        """Returns the colours of a rectangle."""
        lines = (self.begin + row * self.line + 4 * left for row in range(top, top + height))
        return [self.memory[at + 4 * x : at + 4 * x + 3][::-1] for at in lines for x in range(width)]

    def is_colour(self, x, y, colour):
        return all(abs(one - other) <= 6 for one, other in zip(self.pixels(x, y, 1, 1)[0], colour))

    def press(self, *keys):
        self.xdotool("key", "--delay", "20", *keys)

    def corner(self, cell):
        """Returns the left end and the top of a cell, as tests/game/looks.rs has them."""
        row, column = divmod(cell, 9)
        return 487 + 51 * column, 160 + 51 * row

    def click(self, cell):
        left, top = self.corner(cell)
        self.xdotool("mousemove", str(left + 24), str(top + 24), "sleep", "0.2", "mousedown", "1", "sleep", "0.1", "mouseup", "1")
        # The memory has the pointer in it, too: move it between two panels.
        self.xdotool("mousemove", "458", "794")

    def is_chosen(self, cell):
        left, top = self.corner(cell)
        return self.is_colour(left + 5, top + 24, self.pink)

    def view(self, cell):
        left, top = self.corner(cell)
        return self.pixels(left + 6, top + 6, 36, 36)

    def shows(self, saved):
        """Returns true if the cells with digits are those of the saved game. A cell with a digit has many colours."""
        has_digit = lambda cell: len(set(self.view(cell))) > 8
        shown = lambda cell: cell in saved.notes or has_digit(cell) == (saved.digits[cell] != ".")
        return all(map(shown, CELLS))

    def says(self, _words):
        """Returns true: pictures of sentences are not read."""
        return True

    has_said = says

    def load(self):
        self.press("F2", "G")
        if soon(lambda: self.is_colour(483, 700, self.asked), 10):
            time.sleep(0.5)
            self.xdotool("type", "--delay", "20", PUZZLE)
            time.sleep(0.3)
            self.press("Return")

    def kill(self):
        os.kill(self.game.pid, signal.SIGKILL)
        ended = now()
        self.game.wait()
        self.log.close()
        return ended

    def check_clock(self, saved, ended):
        """Does nothing: pictures of numbers are not read."""


SAFE = (
    "Up Down Left Right Home End Prior Next 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 BackSpace 0 shift+2 shift+4 shift+6 shift+8 "
    "h h H a m f e w w w period period comma i j b plus plus minus v k q o x u y p G g Escape Escape F1 F2 F3 A F4 F7 "
    "ctrl+l ctrl+i ctrl+p"
).split()
# Changes to the modes of the keys, and keys whose effect may come late. Tab and Return together could press any button.
MODES = "n M C d E r c s S Return Return ctrl+n ctrl+p ctrl+o".split()
UNDO = "ctrl+z ctrl+z ctrl+y".split()
NO_UNDO = SAFE + MODES


def burst(front, source, keys, seconds):
    """Presses random keys for so long. Returns how often Undo was among them."""
    end, undone = now() + seconds, 0
    while now() < end:
        some = [source.choice(keys) for _ in range(source.randint(1, 5))]
        undone += some.count("ctrl+z")
        front.press(*some)
        time.sleep(source.choice([0, 0.01, 0.05, 0.2, 0.5]) * source.random())
    return undone


def choose(front, cell, is_visible=False, attempts=12):
    """Chooses a cell. Makes the board visible first, whatever the game was doing, unless it is visible."""
    for attempt in range(attempts):
        if attempt or not is_visible:
            front.press("Escape", "Escape", "F2", "Escape", "Escape")
            # A click right after Escape would be read as other keys.
            time.sleep(0.1 + 0.2 * attempt)
        front.click(cell)
        if soon(lambda: front.is_chosen(cell), 1 + attempt):
            return True
    return False


def prepare(front, folder):
    """Makes the board visible, with some usable cells, and waits until it is saved. Returns the saved game."""
    for attempt in range(10):
        saved = folder.saved()
        usable = saved.usable() if saved else []
        if len(usable) < 6:
            # Erase the notes, or begin again with the puzzle.
            choose(front, 0, attempts=3)
            erasable = [cell for cell in saved.notes if saved.digits[cell] == "."] if saved else []
            if attempt == 0 and len(erasable) >= 12:
                front.press("e")
                changed = lambda: len(folder.saved().usable()) >= 6
            else:
                front.load()
                changed = lambda: folder.sitting.exists() and folder.saved().digits == list(PUZZLE)
            soon(changed, 15)
            continue
        # The last keys may have written notes into the cell since.
        if choose(front, usable[0], attempts=3) and (saved := settled(front, folder)) and len(saved.usable()) >= 6:
            return saved
    raise Failure("the board on the screen and the one in the file differ, or the board cannot be reached")


def settled(front, folder):
    """Waits until nothing has been written for a second, and returns the saved game if it has the digits on the screen."""
    text, since, end = None, now(), now() + 10
    while now() < end:
        found = folder.sitting.read_text(encoding="utf-8")
        if board(found) != board(text):
            text, since = found, now()
        if now() - since > 1 and front.shows(saved := Saved(text)):
            return saved
        time.sleep(0.05)
    return None


def board(text):
    """Returns the text of a saved game without its clock."""
    return text and re.sub(r"time: \(secs: \d+, nanos: \d+\)", "", text)


class Step:
    """A known change: the cell, its contents afterwards, and when it was visible. Undo and redo are known changes, too."""

    def __init__(self, kind, cell, after, done, undone):
        self.kind, self.cell, self.after = kind, cell, after
        # The known changes in the history and the undone ones after this step.
        self.done, self.undone = done, undone
        self.visible = None

    def __repr__(self):
        seen = f"visible at {self.visible:.2f}" if self.visible else "not visible yet"
        return f"{self.kind} in cell {self.cell + 1} gives {self.after!r}, {seen}"


def next_step(source, saved, cell, steps, with_undo):
    """Returns a random change that the rules allow, and its key. The cell was blank at first."""
    contents = steps[-1].after if steps and steps[-1].cell == cell else ""
    done, undone = (steps[-1].done, steps[-1].undone) if steps else ((), ())
    kinds = ["digit", "digit"]
    kinds += ["note", "note"] if not contents.isdigit() else ["blank"]
    if with_undo and done and done[-1][0] == cell:
        kinds.append("undo")
    if with_undo and undone and undone[-1][0] == cell:
        kinds += ["redo", "redo"]
    kind = source.choice(kinds)
    if kind == "undo":
        left = done[:-1]
        earlier = [after for at, after in left if at == cell]
        return Step(kind, cell, earlier[-1] if earlier else "", left, undone + done[-1:]), "ctrl+z"
    if kind == "redo":
        return Step(kind, cell, undone[-1][1], done + undone[-1:], undone[:-1]), "ctrl+y"
    # Digits that were entered into other cells in this round are no candidates.
    entered = {at: after for at, after in done}
    allowed = [d for d in saved.candidates(cell) if d != contents and all(entered.get(peer) != d for peer in PEERS[cell])]
    digit = source.choice(allowed) if allowed else None
    if kind == "blank" or digit is None:
        return (Step("blank", cell, "", done + ((cell, ""),), ()), "BackSpace") if contents else (None, None)
    after = digit
    if kind == "note":
        notes = "".join(sorted(set(contents[1:]) ^ {digit}))
        after = f"?{notes}" if notes else ""
    return Step(kind, cell, after, done + ((cell, after),), ()), f"shift+{digit}" if kind == "note" else digit


def play_known(front, source, saved, count, with_undo):
    """Makes known changes. Returns them; only the last one may not be visible yet."""
    steps, cells = [], source.sample(saved.usable(), 3)
    cell = None
    for _ in range(count):
        if steps and steps[-1].visible is None:
            front.until(f"{steps[-1]}", lambda: watch(front, steps))
        if cell is None or source.random() < 0.3 and cells:
            cell = cells.pop()
            if not choose(front, cell, True):
                raise Failure(f"cell {cell + 1} cannot be chosen")
        step, key = next_step(source, saved, cell, steps, with_undo)
        if step is None:
            continue
        step.before = still(front, cell)
        steps.append(step)
        front.press(key)
        watch(front, steps)
        time.sleep(source.choice([0, 0, 0.1, 0.5]) * source.random())
    return steps


def still(front, cell):
    """Waits until a cell's looks do not change any more, and returns them."""
    looks, since, end = front.view(cell), now(), now() + PATIENCE
    while now() - since < 0.25 and now() < end:
        if (seen := front.view(cell)) != looks:
            looks, since = seen, now()
        time.sleep(0.02)
    return looks


def watch(front, steps):
    """Records the time when the last change becomes visible. Returns true when it is."""
    if steps and steps[-1].visible is None and front.view(steps[-1].cell) != steps[-1].before:
        steps[-1].visible = now()
    return not steps or steps[-1].visible


def watch_for(front, steps, seconds):
    end = now() + seconds
    while now() < end:
        watch(front, steps)
        time.sleep(0.01)


def is_of(line, change):
    """Returns true if the line of the history is a known change."""
    cell, after = change
    return re.search(rf'[\[ ]\({cell + 1}, "[^"]*", "{re.escape(after)}"\)', line) is not None


def fits(saved, base, step, exactly):
    """Returns true if the saved game has the history of a moment: after a step, or before the first one."""
    known, undone = (step.done, step.undone) if step else ((), None)
    ends = len(base.done) + len(known)
    if saved.done[: len(base.done)] != base.done or len(saved.done) < ends:
        return False
    if not all(map(is_of, saved.done[len(base.done) : ends], known)):
        return False
    if not exactly:
        return True
    if len(saved.done) != ends or step and saved.state(step.cell) != step.after:
        return False
    if undone is None:
        return saved.undone == base.undone
    return len(saved.undone) == len(undone) and all(map(is_of, saved.undone, undone))


class Counts:
    """What is reported at the end."""

    rounds = {"terminal": 0, "window": 0}
    crossed = {"terminal": 0, "window": 0}
    changes = checked = lost = 0
    greatest = 0.0
    clocks = 0


def check_steps(saved, base, steps, ended, exactly):
    """Checks that each change is saved which was visible for longer than a second."""
    moments = [None, *steps]
    kept = max((index for index, step in enumerate(moments) if fits(saved, base, step, exactly)), default=None)
    history = f"saved: {saved.done[len(base.done) :]}, undone: {saved.undone}; known: {steps}; killed at {ended:.2f}"
    if kept is None:
        raise Failure(f"the saved game has another history than the one played: {history}")
    for index, step in enumerate(steps, 1):
        if step.visible is None:
            continue
        age = ended - step.visible
        Counts.changes += 1
        Counts.checked += age > SAVED_AFTER
        if index > kept:
            Counts.greatest = max(Counts.greatest, age)
            if age > SAVED_AFTER + GRACE:
                Counts.lost += 1
                raise Failure(f"a change is lost that was visible for {age:.2f} seconds: {history}")


def start(front, folder):
    """Starts the game with the files that are there. Returns the saved game."""
    before = folder.saved()
    front.start(folder)
    if before is None:
        return prepare(front, folder)
    front.until("the owl says welcome", lambda: front.has_said(sentence("welcome-back")))
    folder.check_nothing_is_set_aside()
    return before


def play(front, folder, number):
    """Plays a round, kills the game and checks the saved game."""
    source = random.Random(f"{SEED} {front.name} {number}")
    thinks = number % 20 == 3
    folder.reset_settings("(version: 1, clock: false)" if thinks and number % 40 == 3 else None)
    before = start(front, folder)
    if folder.writer not in (None, front.name):
        Counts.crossed[front.name] += 1
    folder.writer = front.name
    if not thinks and source.random() < 0.5:
        # The game is killed while keys are pressed. Known changes come first, and nothing takes them back.
        base = prepare(front, folder)
        if base.done[: len(before.done)] != before.done:
            raise Failure("the history of the game before is lost")
        steps = play_known(front, source, base, source.randint(0, 4), False)
        if steps:
            front.until(f"{steps[-1]}", lambda: watch(front, steps))
        burst(front, source, NO_UNDO, source.uniform(0.2, 4))
        time.sleep(source.random() * 0.05)
        exactly, clock = False, None
    else:
        # The game is killed up to three seconds after known changes, or after a long time in which only the clock changes.
        undone = burst(front, source, SAFE + UNDO, source.uniform(0.2, 4))
        base = prepare(front, folder)
        common = max(0, len(before.done) - undone)
        if base.done[:common] != before.done[:common]:
            raise Failure("the history of the game before is lost")
        steps = play_known(front, source, base, source.randint(1, 6), True)
        exactly, clock = True, None
        if thinks:
            front.until(f"{steps[-1]}", lambda: watch(front, steps))
            time.sleep(SAVED_AFTER + GRACE)
            clock = now(), folder.saved().clock
            # A key that changes nothing may not put off the next save.
            first, second = source.uniform(1, 9), source.uniform(6, 13)
            time.sleep(first)
            front.press(source.choice(["Up", "Down", "Left", "Right"]))
            time.sleep(second)
        else:
            watch_for(front, steps, source.uniform(0, 3))
    if not front.runs():
        raise GameEnded
    ended = front.kill()
    saved = folder.saved()
    if saved is None:
        raise Failure("there is no saved game")
    folder.check_nothing_is_set_aside()
    check_steps(saved, base, steps, ended, exactly)
    front.check_clock(saved, ended)
    if clock:
        lost = clock[1] + ended - clock[0] - saved.clock
        Counts.clocks += 1
        if lost > CLOCK_SAVED_EVERY + CLOCK_GRACE:
            raise Failure(f"the clock has lost {lost:.1f} seconds")
    Counts.rounds[front.name] += 1


def share(first, second, folder):
    """Starts two games with one folder: the second says that it does not save, and does not write."""
    source = random.Random(f"{SEED} {first.name} {second.name}")
    first.start(folder)
    base = prepare(first, folder)
    steps = play_known(first, source, base, 3, False)
    first.until(f"{steps[-1]}", lambda: watch(first, steps))
    # The clock stops, so that the first game has nothing to save.
    first.press("p")
    time.sleep(2)
    files = folder.files()
    second.start(folder)
    told = sentence("another-window")
    second.until("the second game says that it does not save", lambda: second.says(told))
    second.load()
    time.sleep(0.5)
    for cell in source.sample(list(CELLS), 6):
        second.click(cell)
        second.press("2", "5", "shift+7", "9")
    burst(second, source, SAFE + UNDO, 2)
    time.sleep(SAVED_AFTER + GRACE)
    if folder.files() != files:
        raise Failure("the second game has written to the files of the first")
    second.kill()
    if folder.files() != files:
        raise Failure("the second game has written to the files of the first")
    # The first one still saves.
    first.press("p")
    more = play_known(first, source, folder.saved(), 2, False)
    first.until(f"{more[-1]}", lambda: watch(first, more))
    watch_for(first, more, SAVED_AFTER + GRACE + 0.2)
    last = folder.saved()
    if len(last.done) != len(base.done) + len(steps) + len(more):
        raise Failure(f"the first game does not save any more: {last.done[len(base.done):]}")
    first.kill()


def play_rounds(work, terminal, window):
    """Plays all rounds in both front ends."""
    for number in range(TIMES):
        # Pairs of rounds change their order, so that each front end opens its own files and those of the other. From time to
        # time a front end starts from nothing.
        order = [terminal, window] if number % 2 == 0 else [window, terminal]
        if number == 1 or number % 25 == 0:
            folder = Folder(work / f"home{number}")
            folder.path.mkdir()
        took = []
        for front in order:
            began = now()
            with reported(f"round {number} in the {front.name}"):
                play(front, folder, number)
            took.append(f"{front.name} {now() - began:.1f} s")
        print(f"round {number}: {', '.join(took)}", flush=True)


def share_folders(work, terminal, other, window):
    """Starts two games with one folder, in each order of the front ends."""
    for index, (first, second) in enumerate([(terminal, other), (window, terminal), (terminal, window)]):
        folder = Folder(work / f"shared{index}")
        folder.path.mkdir()
        with reported(f"a {second.name} beside a {first.name}"):
            share(first, second, folder)
        print(f"a {second.name} beside a {first.name} does not save", flush=True)


@contextlib.contextmanager
def reported(place):
    """Adds the place to a failure."""
    try:
        yield
    except GameEnded:
        raise Failure(f"{place}, seed {SEED}: the game has ended by itself") from None
    except Failure as failure:
        raise Failure(f"{place}, seed {SEED}: {failure}") from None


def main():
    work = Path(tempfile.mkdtemp(prefix="kill-test-"))
    print(f"seed {SEED}, {TIMES} rounds in each front end", flush=True)
    # Whoever stops this script stops the games and Xvfb, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    terminal, other, window = Terminal(), Terminal(), Window(str(work))
    try:
        play_rounds(work, terminal, window)
        share_folders(work, terminal, other, window)
    except Failure as failure:
        print(f"FAILED: {failure}", file=sys.stderr)
        for front in (terminal, other):
            if front.runs():
                print(front.text(), file=sys.stderr)
        print(f"The files are in {work}", file=sys.stderr)
        sys.exit(1)
    finally:
        for front in (terminal, other, window):
            if front.runs():
                front.game.kill()
        window.end()
    shutil.rmtree(work)
    rounds, crossed = Counts.rounds, Counts.crossed
    print(
        f"killed {rounds['terminal']} times in the terminal and {rounds['window']} in the window; {Counts.changes} changes "
        f"checked, {Counts.checked} of them older than a second, {Counts.lost} lost; the oldest change missing at a kill was "
        f"visible for {Counts.greatest:.2f} s; {Counts.clocks} long waits for the clock; files of the other front end opened: "
        f"{crossed['terminal']} times by the terminal, {crossed['window']} by the window"
    )


main()
