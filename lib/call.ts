import type { z } from "zod";
import { env } from "./env";
import { fail, NOT_FOUND, refuse, succeed } from "./envelope";
import { logError } from "./log";
import { type Fields, readFields } from "./request-body";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
type Method = (typeof METHODS)[number];
type Handler = (request: Request) => Response | Promise<Response>;
type Schema = z.ZodObject<z.ZodRawShape>;

const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/;
const BUSY_CODES = /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;
const RETRY_AFTER = { "retry-after": "5" };

/** A browser's post from another site; callers that send neither header (mini-programs, curl) are welcome. */
function isForeign(request: Request): boolean {
  const { headers } = request;
  if (headers.get("sec-fetch-site") === "cross-site") return true;
  const origin = headers.get("origin");
  if (origin === null || origin === env().SITE_URL) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}

async function guarded(handler: Handler, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const isBusy = typeof code === "string" && BUSY_CODES.test(code);
    logError(isBusy ? "store-unavailable" : "call-failed", error, { path: new URL(request.url).pathname });
    return isBusy ? fail(503, RETRY_AFTER) : fail(500);
  }
}

/** The exports of a route file: the given methods, and the right answer for every other one. */
export function methods(handlers: Partial<Record<Method, Handler>>): Record<Method, Handler> {
  const { GET } = handlers;
  const known: Partial<Record<Method, Handler>> = GET
    ? { HEAD: async (request) => new Response(null, await guarded(GET, request)), ...handlers }
    : handlers;
  const allow = [...METHODS.filter((method) => known[method]), "OPTIONS"].join(", ");
  const stub = (method: Method): Handler =>
    method === "OPTIONS"
      ? () => new Response(null, { status: 204, headers: { allow } })
      : () => fail(405, { allow });
  return Object.fromEntries(
    METHODS.map((method) => {
      const handler = known[method];
      return [method, handler ? (request: Request) => guarded(handler, request) : stub(method)];
    }),
  ) as Record<Method, Handler>;
}

const isClean = (value: unknown) =>
  typeof value !== "string" || (!CONTROL.test(value) && value.isWellFormed());

/** What the schema knows of the fields, as parsed values or as the first fault in a sentence. */
function parse<Input extends Schema>(schema: Input, fields: Fields): z.infer<Input> | string {
  const known = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]]] : [])),
  );
  if (!Object.values(known).every(isClean)) return "参数错误";
  const result = schema.safeParse(known);
  return result.success ? result.data : (result.error.issues[0]?.message ?? "参数错误");
}

/** Reads and checks a posted body; answers by itself where either fails. */
export const post =
  <Input extends Schema>(
    schema: Input,
    handle: (input: z.infer<Input>, request: Request) => Response | Promise<Response>,
  ): Handler =>
  async (request) => {
    if (isForeign(request)) return fail(403);
    const fields = await readFields(request);
    if (typeof fields === "number") return fail(fields, fields === 413 ? { connection: "close" } : {});
    const input = parse(schema, fields);
    return typeof input === "string" ? refuse(input) : handle(input, request);
  };

/** A route file whose only call is a POST that reads: `undefined` means there is no such id. */
export const postCall = <Input extends Schema>(schema: Input, read: (input: z.infer<Input>) => unknown) =>
  methods({
    POST: post(schema, (input) => {
      const data = read(input);
      return data === undefined ? refuse(NOT_FOUND) : succeed(data);
    }),
  });
