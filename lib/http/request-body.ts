/** The fields of a body. JSON may have values that are not strings, which the schemas refuse. */
export type Fields = Record<string, unknown>;

/** The status for a body that cannot be parsed. */
export type BodyFault = 400 | 415;

/** Decodes UTF-8; undefined if the bytes are invalid. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** URLSearchParams replaces invalid UTF-8 silently, but a stored text must be what was sent. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25"));
    return true;
  } catch {
    return false;
  }
}

function parseForm(bytes: Uint8Array): Fields | BodyFault {
  const text = decode(bytes);
  return text === undefined || !isDecodable(text) ? 400 : Object.fromEntries(new URLSearchParams(text));
}

function parseJson(bytes: Uint8Array): Fields | BodyFault {
  try {
    const value: unknown = JSON.parse(decode(bytes) ?? "");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return 400;
    // Numbers count as their digits, null as missing.
    const entries = Object.entries(value).filter(([, field]) => field !== null);
    return Object.fromEntries(
      entries.map(([name, field]) => [name, typeof field === "number" ? String(field) : field]),
    );
  } catch {
    return 400;
  }
}

async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Fields | BodyFault> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
    const isBroken = decode(bytes) === undefined && texts.some(([, text]) => text.includes("\ufffd"));
    return isBroken ? 400 : Object.fromEntries(texts);
  } catch {
    return 400;
  }
}

/** Parses a form-encoded, multipart or JSON body. The last of equal names counts. */
export async function parseFields(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Fields | BodyFault> {
  const kind = type.split(";")[0]?.trim().toLowerCase();
  if (kind === "application/x-www-form-urlencoded") return parseForm(bytes);
  if (kind === "application/json") return parseJson(bytes);
  if (kind === "multipart/form-data") return parseMultipart(bytes, type);
  // An empty body needs no content type.
  return bytes.length === 0 ? {} : 415;
}
