import { inflateSync } from "node:zlib";

/** Names of PDF features that do more than show pages. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA\s*(?:\[|\d+ \d+ R))\b/;
/** Limit for object streams: a drawing of a whole plant has a few megabytes. */
const MOST_UNPACKED = 50_000_000;
const STREAM = /(?<!end)stream\r?\n/g;
/** Objects of real drawings nest about ten levels deep; deeper files are made to exhaust the viewer. */
const DEEPEST = 500;

/** Decodes `#xx` escapes in PDF names. */
const named = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));

/**
 * The contents of object streams (ISO 32000-1, 7.5.7).
 * @throws if one cannot be inflated, or their total exceeds MOST_UNPACKED
 */
function packedObjects(bytes: Buffer, text: string): string[] {
  let left = MOST_UNPACKED;
  let last = 0;
  return [...text.matchAll(STREAM)].flatMap(({ 0: word, index }) => {
    const since = named(text.slice(last, index));
    last = index + word.length;
    if (!/\/ObjStm\b/.test(since) || !/\/Filter\b/.test(since)) return [];
    const objects = inflateSync(bytes.subarray(last), { maxOutputLength: left });
    left -= objects.length;
    return [objects.toString("latin1")];
  });
}

/** Whether dictionaries and arrays nest too deep; the contents of streams do not count. */
function isTooDeep(objects: string): boolean {
  let depth = 0;
  let isStream = false;
  for (const [word] of objects.matchAll(/(?:end)?stream\b|endobj|<<|>>|[[\]]/g)) {
    if (word.endsWith("stream")) isStream = word === "stream";
    else if (word === "endobj") depth = 0;
    else if (!isStream) depth += word === "<<" || word === "[" ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Whether a PDF is complete and has no active content. No page is rendered to find out. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  if (!text.slice(-1024).includes("%%EOF")) return false;
  try {
    return [text, ...packedObjects(bytes, text)].every(
      (objects) => !ACTIVE.test(named(objects)) && !isTooDeep(objects),
    );
  } catch {
    return false;
  }
}
