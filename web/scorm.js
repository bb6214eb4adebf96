// The learning platform around the page, by SCORM 1.2: it stores the learner's progress, and gets a score. The platform offers an
// object with the name API to the pages that it opens.

/** The most windows to search in each direction. */
const MOST_WINDOWS = 10;

/** Values that a platform need not know. */
const OPTIONAL = ["cmi.core.score.min", "cmi.core.score.max"];

/** The API of a window, or of one around it. */
function findAbove(start) {
  let current = start;
  for (let count = 0; current && count < MOST_WINDOWS; count += 1) {
    try {
      if (current.API) return current.API;
    } catch {
      // A window of another origin. One around it may be of this origin again.
    }
    if (current.parent === current) break;
    current = current.parent;
  }
  return null;
}

/** The API is in a window around this one, or in or around the one that has opened it. */
function findApi() {
  const around = window.parent === window ? null : findAbove(window.parent);
  return around ?? findAbove(window.top.opener ?? window.opener);
}

/** A length of time as hours, minutes and seconds. */
function timespan(milliseconds) {
  const hundredths = Math.floor(milliseconds / 10);
  const seconds = Math.floor(hundredths / 100);
  const two = (number) => String(number).padStart(2, "0");
  const hours = Math.min(Math.floor(seconds / 3600), 9999);
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}

/** A session with the platform, which ends with the page. */
class Session {
  #api;
  #start = Date.now();
  #isFinished = false;
  /** The values that the platform was given last. */
  #values = {};
  /** Whether the platform has them all. */
  #isStored = true;

  constructor(api) {
    this.#api = api;
  }

  /** Begins. Returns whether the platform agrees. */
  begin() {
    if (!this.#ask("LMSInitialize", "")) return false;
    addEventListener("pagehide", () => this.#finish());
    // The browser shows a page from its history as it was, but a session cannot be resumed.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) location.reload();
    });
    return true;
  }

  /** The progress that was stored at the end of an earlier session; empty for a new learner. */
  storedProgress() {
    return String(this.#api.LMSGetValue("cmi.suspend_data") ?? "");
  }

  /** Stores the progress, the percentage of solved tasks, and whether all tasks are done. Returns false if the platform refuses. */
  report(progress, score, isComplete) {
    this.#values = {
      "cmi.suspend_data": progress,
      "cmi.core.score.min": "0",
      "cmi.core.score.max": "100",
      "cmi.core.score.raw": String(score),
      "cmi.core.lesson_status": isComplete ? "completed" : "incomplete",
    };
    this.#isStored = this.#store();
    return this.#isStored;
  }

  #store() {
    const values = { ...this.#values, "cmi.core.session_time": timespan(Date.now() - this.#start), "cmi.core.exit": "suspend" };
    const refused = Object.entries(values).filter(([name, value]) => !this.#ask("LMSSetValue", name, value) && !OPTIONAL.includes(name));
    return this.#ask("LMSCommit", "") && refused.length === 0;
  }

  #finish() {
    if (this.#isFinished) return;
    this.#isFinished = true;
    if (!this.#isStored) this.#store();
    // With "suspend", the platform hands the stored progress to the next session.
    this.#ask("LMSSetValue", "cmi.core.session_time", timespan(Date.now() - this.#start));
    this.#ask("LMSSetValue", "cmi.core.exit", "suspend");
    this.#ask("LMSFinish", "");
  }

  /** Calls the platform. Returns whether it agrees. */
  #ask(name, ...values) {
    try {
      if (String(this.#api[name](...values)) === "true") return true;
      console.info(`${name}(${values.map((value) => JSON.stringify(value))}) is refused: ${this.#api.LMSGetLastError()}`);
    } catch (error) {
      console.info(`${name} fails: ${error.message}`);
    }
    return false;
  }
}

/** Begins a session with the platform; null if there is none, or it refuses. */
export function beginSession() {
  const api = findApi();
  if (!api) return null;
  const session = new Session(api);
  return session.begin() ? session : null;
}
