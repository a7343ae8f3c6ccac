import { same } from "./merge";

/** A value of a JSON text with its source text. */
type Node = { value: unknown; text: string; entries: [key: string, node: Node][] };

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+)/y;
/** New values are written on one line up to this length. */
const LINE = 110;

/** Parses valid JSON. */
function nodesOf(source: string): Node {
  let at = 0;
  const next = () => {
    TOKEN.lastIndex = at;
    const [whole = "", token = ""] = TOKEN.exec(source) ?? [];
    at += whole.length;
    return token;
  };
  const peek = () => {
    const [before, token] = [at, next()];
    at = before;
    return token;
  };
  const read = (): Node => {
    const token = next();
    const start = at - token.length;
    const entries: Node["entries"] = [];
    const close = { "{": "}", "[": "]" }[token];
    if (close) {
      while (peek() !== close) {
        const key = close === "}" ? (JSON.parse(next()) as string) : String(entries.length);
        if (close === "}") next();
        entries.push([key, read()]);
        if (peek() === ",") next();
      }
      next();
    }
    const text = source.slice(start, at);
    return { value: JSON.parse(text), text, entries };
  };
  return read();
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${oneLine(field)}`);
  return `{${fields.join(", ")}}`;
}

/** Prints a value in the format of the old one: unchanged parts are copied, new parts follow the format of their siblings. */
function print(value: unknown, old: Node | undefined, step: string, indent: string): string {
  if (old && same(value, old.value)) return old.text;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const line = oneLine(value);
  if (old ? !old.text.includes("\n") : line.length <= LINE) return line;
  const inner = indent + step;
  const isList = Array.isArray(value);
  const entries = old?.entries ?? [];
  const ofKey = new Map(entries);
  const fields = Object.entries(value as object).map(([key, field]) => {
    const kept = isList ? entries.find(([, node]) => same(node.value, field))?.[1] : undefined;
    const text = print(field, kept ?? ofKey.get(key) ?? (isList ? entries[0]?.[1] : undefined), step, inner);
    return `${inner}${isList ? "" : `${JSON.stringify(key)}: `}${text}`;
  });
  const [open, close] = isList ? "[]" : "{}";
  return fields.length === 0 ? `${open}${close}` : `${open}\n${fields.join(",\n")}\n${indent}${close}`;
}

/** The text of a changed file that differs only in the changed lines, so that git diffs are readable. */
export function jsonText(value: unknown, before: string | null): string {
  const old = before === null ? undefined : nodesOf(before);
  if (!old || before === null)
    return `${print(value, { value: undefined, text: "\n", entries: [] }, " ", "")}\n`;
  const [, step = " "] = /^[{[]\r?\n([ \t]+)/.exec(before) ?? [];
  return print(value, old, step, "") + (/\s*$/.exec(before)?.[0] ?? "");
}
