import type { z } from "zod";
import { env } from "@/lib/env";
import { perRequest } from "@/lib/per-request";
import { FIELD_FAULTS, type FieldFault } from "./field-fault";
import type { FaultStatus } from "./envelope";
import { receivedForm } from "./received-form";
import { type Fields, parseFields } from "./request-body";

export type Schema = z.ZodObject<z.ZodRawShape>;

/** The result of parsing a posted body: the input, an HTTP error status, or a fault of a field. */
export type Posted<Input> = { input: Input } | { status: FaultStatus } | { fault: FieldFault };

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;

const isClean = (value: unknown) =>
  typeof value !== "string" || (!CONTROL.test(value) && value.isWellFormed());

/** The common interface of request headers in Node and in Next. */
export type PostedHeaders = { get(name: string): string | null };

/** Whether a browser sent the post from another site (CSRF). Clients that send neither header (mini-programs, curl) are accepted. */
export function isForeign(headers: PostedHeaders): boolean {
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null || origin === env().SITE_URL) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}

/** The fields of a posted body, unless another site sent it. */
async function fieldsOf(headers: PostedHeaders, body: Uint8Array<ArrayBuffer>) {
  if (isForeign(headers)) return 403;
  return receivedForm.getStore()?.fields ?? parseFields(headers.get("content-type") ?? "", body);
}

/** The same for the request of a route handler. */
export const readFields = async (request: Request): Promise<Fields | 400 | 403 | 415> =>
  fieldsOf(request.headers, new Uint8Array(await request.arrayBuffer()));

/** Schemas of messages use these codes as error messages; any other message counts as `invalid`. */
const isFieldFault = (message: string | undefined): message is FieldFault =>
  (FIELD_FAULTS as readonly (string | undefined)[]).includes(message);

/** Validates the fields of the schema; others are ignored. */
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

/** Parses a posted body and validates its fields. */
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

/** The parsed body of a content call, which the server in front has parsed already by the schema of the handler. */
export const postedAhead = perRequest<Posted<unknown>>("posted");

/** The same of a request as route handlers get it. */
export const readPosted = async <Input extends Schema>(
  schema: Input,
  request: Request,
): Promise<Posted<z.infer<Input>>> =>
  (postedAhead.getStore() as Posted<z.infer<Input>> | undefined) ??
  parsePosted(schema, request.headers, new Uint8Array(await request.arrayBuffer()));
