import { checkFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { LINE_FIELDS, oneLine, readLineField } from "./change-names";
import type { Faulty } from "./cart-faults";
import { type LineChanges, lineChanges } from "./cart-form";
import { MOST_LINES } from "./cart-limits";

/** Groups fields by line. Browsers do not send unchecked boxes, so in a complete line a missing one counts as unchecked. */
function sentLines(fields: Fields): Map<number, Fields> {
  const lines = new Map<number, Fields>();
  for (const [name, value] of Object.entries(fields)) {
    const named = readLineField(name);
    if (named) lines.set(named.line, { ...lines.get(named.line), [named.field]: value });
  }
  for (const [line, sent] of lines) if ("quantity" in sent) lines.set(line, { checked: "0", ...sent });
  return lines;
}

/** Validates each field separately, so that a fault does not block the others. */
function readLine(line: number, sent: Fields): { changes: LineChanges; faults: Faulty[] } {
  let changes: LineChanges = {};
  const faults: Faulty[] = [];
  for (const field of LINE_FIELDS) {
    if (!(field in sent)) continue;
    const value = sent[field];
    const found = checkFields(lineChanges, {
      [field]: field === "note" && typeof value === "string" ? oneLine(value) : value,
    });
    // For API callers an empty quantity means no change; in a form it is a mistake.
    if ("input" in found && !(field === "quantity" && value === "")) changes = { ...changes, ...found.input };
    else faults.push({ line, fault: field === "checked" ? "invalid" : field });
  }
  return { changes, faults };
}

/**
 * The changes in the form of a list, by line; undefined if there are more lines than a list can have.
 * @param removed a line that is being removed, whose fields are ignored
 */
export function readLines(fields: Fields, removed: number | undefined) {
  const sent = sentLines(fields);
  if (sent.size > MOST_LINES) return undefined;
  const changes = new Map<number, LineChanges>();
  const faults: Faulty[] = [];
  for (const [line, own] of sent) {
    if (line === removed) continue;
    const read = readLine(line, own);
    changes.set(line, read.changes);
    faults.push(...read.faults);
  }
  return { changes, faults };
}
