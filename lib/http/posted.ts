import type { z } from "zod";
import { env } from "@/lib/env";
import { perRequest } from "@/lib/per-request";
import { FIELD_FAULTS, type FieldFault } from "./field-fault";
import type { FaultStatus } from "./envelope";
import { receivedForm } from "./received-form";
import { type Fields, parseFields } from "./request-body";

export type Schema = z.ZodObject<z.ZodRawShape>;

/** What a posted body came to: parsed input, a fault of HTTP, or a fault of a field. */
export type Posted<Input> = { input: Input } | { status: FaultStatus } | { fault: FieldFault };

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const isClean = (value: unknown) =>
  typeof value !== "string" || (!CONTROL.test(value) && value.isWellFormed());

/** Of the headers of a post, what is read: the server and Next hold them in different ways. */
export type PostedHeaders = { get(name: string): string | null };

/** Against forged requests (CSRF): a browser's post from another site; callers that send neither header (mini-programs, curl) are welcome. */
export function isForeign(headers: PostedHeaders): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null || origin === env().SITE_URL) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}

/** The fields of a posted body, if no other site's page sent it. */
async function fieldsOf(headers: PostedHeaders, body: Uint8Array<ArrayBuffer>) {
  if (isForeign(headers)) return 403;
  return receivedForm.getStore()?.fields ?? parseFields(headers.get("content-type") ?? "", body);
}

/** The same of a request as route handlers get it. */
export const readFields = async (request: Request): Promise<Fields | 400 | 403 | 415> =>
  fieldsOf(request.headers, new Uint8Array(await request.arrayBuffer()));

/** The message's own schemas say what is wrong by these words; whatever another says, something is not as it must be. */
const isFieldFault = (message: string | undefined): message is FieldFault =>
  (FIELD_FAULTS as readonly (string | undefined)[]).includes(message);

/** Checks the fields that the schema knows; others are ignored. */
export function checkFields<Input extends Schema>(
  schema: Input,
  fields: Fields,
): { input: z.infer<Input> } | { fault: FieldFault } {
  const known = Object.keys(schema.shape).flatMap((name) =>
    Object.hasOwn(fields, name) ? [[name, fields[name]] as const] : [],
  );
  if (!known.every(([, value]) => isClean(value))) return { fault: "invalid" };
  const result = schema.safeParse(Object.fromEntries(known));
  if (result.success) return { input: result.data };
  const message = result.error.issues[0]?.message;
  return { fault: isFieldFault(message) ? message : "invalid" };
}

/** Reads a posted body and checks its fields. */
export async function parsePosted<Input extends Schema>(
  schema: Input,
  headers: PostedHeaders,
  body: Uint8Array<ArrayBuffer>,
): Promise<Posted<z.infer<Input>>> {
  const fields = await fieldsOf(headers, body);
  const fault = receivedForm.getStore()?.fault;
  if (fault) return { fault };
  return typeof fields === "number" ? { status: fields } : checkFields(schema, fields);
}

/** What the body of a call that reads content came to, as the server has read it: by the schema that its handler names, too. */
export const postedAhead = perRequest<Posted<unknown>>("posted");

/** The same of a request as route handlers get it. */
export const readPosted = async <Input extends Schema>(
  schema: Input,
  request: Request,
): Promise<Posted<z.infer<Input>>> =>
  (postedAhead.getStore() as Posted<z.infer<Input>> | undefined) ??
  parsePosted(schema, request.headers, new Uint8Array(await request.arrayBuffer()));
