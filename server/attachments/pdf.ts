import { inflateSync } from "node:zlib";

/** What a PDF may do beside showing pages. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA\s*(?:\[|\d+ \d+ R))\b/;
/** Objects without streams are small: drawings of a whole plant have some megabytes of them. */
const MOST_UNPACKED = 50_000_000;
const STREAM = /(?<!end)stream\r?\n/g;
/** Objects of drawings lie some ten levels deep; what lies deeper than this is made to exhaust who opens it. */
const DEEPEST = 500;

/** Names as they read: a letter of one may stand as its number. */
const named = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));

/**
 * What object streams hold (ISO 32000-1, 7.5.7).
 * @throws where one cannot be unpacked, or all hold too much
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

/** Whether dictionaries and arrays lie in one another without end; what streams hold only looks like them. */
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

/** Whether a PDF is whole and only shows pages; no page is drawn to find out. */
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
