import type { z } from "zod";
import { CONTENT_CALLS, type ContentInput, type ContentPath } from "./content-calls";
import { fail, type FaultStatus, NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { logError } from "@/lib/log";
import { loggedPath } from "@/lib/logged-path";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import type { FieldFault } from "@/lib/http/field-fault";
import { readPosted, type Schema } from "@/lib/http/posted";
import { idInput } from "@/lib/http/params";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
export type Method = (typeof METHODS)[number];
type Handler = (request: Request) => Response | Promise<Response>;
type Route = Record<Method, Handler>;

const BUSY_CODES = /^SQLITE_(?:BUSY|LOCKED|FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)/;

/** Logs an error. @returns 503 if the store is unavailable, else 500 */
export function faultStatus(error: unknown, request: Request): 500 | 503 {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const isBusy = BUSY_CODES.test(code);
  const { pathname } = new URL(request.url);
  logError(isBusy ? "store-unavailable" : "call-failed", error, {
    path: loggedPath(pathname),
    id: request.headers.get("x-request-id") ?? "",
  });
  return isBusy ? 503 : 500;
}

/** An HTTP error with its headers. */
export const fault = (status: FaultStatus) =>
  fail(status, status === 503 ? { "retry-after": "5" } : undefined);

async function guarded(handler: Handler, request: Request): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    return fault(faultStatus(error, request));
  }
}

/** The exports of a route file that answers every method alike. */
export const everyMethod = (handler: Handler) =>
  Object.fromEntries(
    METHODS.map((method) => [method, (request: Request) => guarded(handler, request)]),
  ) as Route;

/** The exports of a route file: the given methods, OPTIONS, and 405 for all others. */
export function methods(handlers: Partial<Route>): Route {
  const { GET } = handlers;
  const known: Partial<Route> = GET
    ? { ...handlers, HEAD: async (request) => new Response(null, await guarded(GET, request)) }
    : handlers;
  const allow = [...METHODS.filter((method) => known[method]), "OPTIONS"].join(", ");
  const refused: Route = {
    ...everyMethod(() => fail(405, { allow })),
    HEAD: () => new Response(null, { status: 405, headers: { allow } }),
    OPTIONS: () => new Response(null, { status: 204, headers: { allow } }),
  };
  const guardedHandlers = Object.entries(known).map(([method, handler]) => [
    method,
    (request: Request) => guarded(handler, request),
  ]);
  return { ...refused, ...Object.fromEntries(guardedHandlers) };
}

/** The last segment of the path. */
export const pathEnd = ({ url }: Request): string => new URL(url).pathname.split("/").at(-1) ?? "";

/** The same as an id; undefined if it is not numeric. */
export function pathId(request: Request): number | undefined {
  const found = idInput("").safeParse({ id: pathEnd(request) });
  return found.success ? found.data.id : undefined;
}

/** A refusal for a fault of a field. */
export const refuseField = (wrong: FieldFault) => refuse(MESSAGE_TEXT[wrong], wrong);

/** Parses and validates a posted body for a handler, and answers errors itself. */
export const posted =
  <Input extends Schema>(
    schema: Input,
    handle: (input: z.infer<Input>, request: Request) => Response | Promise<Response>,
  ): Handler =>
  async (request) => {
    const found = await readPosted(schema, request);
    if ("status" in found) return fault(found.status);
    return "fault" in found ? refuseField(found.fault) : handle(found.input, request);
  };

/** The exports of a route file whose only call reads content; `undefined` means that the id does not exist. */
export function contentCall<Path extends ContentPath>(
  path: Path,
  read: (input: ContentInput<Path>) => unknown,
): Route {
  const { method, input } = CONTENT_CALLS[path];
  const answer = async (given: ContentInput<Path>) => {
    const data = await read(given);
    return data === undefined ? refuse(NOT_FOUND) : succeed(data);
  };
  return method === "GET"
    ? methods({ GET: () => answer(input.parse({}) as ContentInput<Path>) })
    : methods({ POST: posted(input, (given) => answer(given as ContentInput<Path>)) });
}
