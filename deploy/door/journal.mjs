import { writeSync } from "node:fs";
import { format, stripVTControlCharacters } from "node:util";

const FLUSH_MS = 200;
const MAX_LINES = 500;

/** @type {string[]} */
let lines = [];

export function flush() {
  if (lines.length === 0) return;
  const text = lines.join("");
  lines = [];
  try {
    writeSync(1, text);
  } catch {
    // Nobody reads the log any more: the site goes on.
  }
}

/** @param {string} line */
function keep(line) {
  if (lines.length === 0) setTimeout(flush, FLUSH_MS).unref();
  lines.push(line);
  if (lines.length >= MAX_LINES) flush();
}

/**
 * One JSON line per event. Never pass what a visitor typed.
 * @param {"info" | "warn" | "error"} level
 * @param {string} event
 * @param {Record<string, unknown>} [fields]
 */
export const record = (level, event, fields) =>
  keep(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);

/**
 * An error without what a visitor may have typed: drivers put the values of a query behind its text, and the
 * parser of JSON quotes its input.
 * @param {Error & { code?: unknown, digest?: unknown }} error
 */
export function describe({ name, message, stack, code, digest }) {
  const text = name === "SyntaxError" ? undefined : message.split("\nparams:")[0];
  const frames = stack?.split("\n").filter((line) => line.startsWith("    at "));
  return { name, code, digest, text, at: frames?.slice(0, 4).map((line) => line.trim()) };
}

/**
 * @param {"warn" | "error"} level
 * @param {unknown[]} words
 */
function say(level, words) {
  const [only] = words;
  // The site's own events are lines already (lib/log.ts).
  if (words.length === 1 && typeof only === "string" && only.startsWith('{"time"')) return keep(`${only}\n`);
  const error = words.find((word) => word instanceof Error);
  const text = stripVTControlCharacters(format(...words.filter((word) => !(word instanceof Error)))).trim();
  if (text === "" && !error) return;
  record(level, "said", { text, ...(error && { error: describe(error) }) });
}

/** What Next and libraries warn of becomes lines of the same kind; their chat is left out. */
export function takeConsole() {
  console.log = console.info = console.debug = () => {};
  console.warn = (...words) => say("warn", words);
  console.error = (...words) => say("error", words);
  process.on("exit", flush);
}
