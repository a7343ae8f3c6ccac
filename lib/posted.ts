import type { z } from "zod";
import type { FaultStatus } from "./envelope";
import { env } from "./env";
import { readFields } from "./request-body";

export type Schema = z.ZodObject<z.ZodRawShape>;

/** What a posted body came to: parsed input, a fault of HTTP, or a fault of a field in a sentence. */
export type Posted<Input> = { input: Input } | { status: FaultStatus } | { msg: string };

const INVALID = "参数错误";
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const isClean = (value: unknown) =>
  typeof value !== "string" || (!CONTROL.test(value) && value.isWellFormed());

/** A browser's post from another site; callers that send neither header (mini-programs, curl) are welcome. */
function isForeign({ headers }: Request): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null || origin === env().SITE_URL) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}

/** Reads a posted body and checks the fields that the schema knows; others are ignored. */
export async function readPosted<Input extends Schema>(
  schema: Input,
  request: Request,
): Promise<Posted<z.infer<Input>>> {
  if (isForeign(request)) return { status: 403 };
  const fields = await readFields(request);
  if (typeof fields === "number") return { status: fields };
  const known = Object.keys(schema.shape).flatMap((name) =>
    Object.hasOwn(fields, name) ? [[name, fields[name]] as const] : [],
  );
  if (!known.every(([, value]) => isClean(value))) return { msg: INVALID };
  const result = schema.safeParse(Object.fromEntries(known));
  return result.success ? { input: result.data } : { msg: result.error.issues[0]?.message ?? INVALID };
}
