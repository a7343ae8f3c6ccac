import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import inject, { type InjectOptions } from "light-my-request";
import { keptMarkup } from "@/lib/kept-markup";

/** An answer as Next made it. */
export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** One that comes in pieces. */
export type Streamed = Omit<Rendered, "body"> & { body: Readable };

type NextRequest = { method?: string; url: string; headers?: OutgoingHttpHeaders; body?: Buffer };
export type Render = (request: NextRequest) => Promise<Rendered>;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Of the headers that Next or a client sent, those of these names alone. */
export const only = (names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Next, asked without a connection. */
const ask = (handle: Handle, options: InjectOptions) =>
  inject((request, response) => void handle(request as never, response as never), options);

/** The whole answer is in hand before a byte of it is sent. */
export const renderWith =
  (handle: Handle): Render =>
  async ({ method = "GET", body, ...given }) => {
    const payload = body && body.length > 0 && { payload: body };
    const options = { ...given, method: method as InjectOptions["method"], ...payload };
    // Awaited within: it begins when it is awaited.
    const answer = await keptMarkup.run([], async () => await ask(handle, options));
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

/** A large answer is taken in pieces, no faster than they are read. */
export const streamWith =
  (handle: Handle) =>
  async (url: string): Promise<Streamed> => {
    const answer = await ask(handle, { method: "GET", url, payloadAsStream: true });
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() };
  };
