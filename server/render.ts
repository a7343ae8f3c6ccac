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

/** Asks Next without a connection: the whole answer is in hand before a byte of it is sent. */
export const renderWith =
  (handle: Handle): Render =>
  async ({ method = "GET", url, headers = {}, body }) => {
    const ask = async () =>
      // Awaited here: it begins when it is awaited.
      await inject((request, response) => void handle(request as never, response as never), {
        method: method as InjectOptions["method"],
        url,
        headers,
        ...(body && body.length > 0 && { payload: body }),
      });
    const answer = await keptMarkup.run([], ask);
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

/** Asks Next for a large answer, which is taken in pieces, no faster than they are read. */
export const streamWith =
  (handle: Handle) =>
  async (url: string): Promise<Streamed> => {
    const answer = await inject((request, response) => void handle(request as never, response as never), {
      method: "GET",
      url,
      payloadAsStream: true,
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() };
  };
