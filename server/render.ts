import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import inject, { type InjectOptions } from "light-my-request";
import { requestPath } from "@/lib/request-path";
import { staticMarkup } from "@/lib/static-markup";

/** A response of Next. */
export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** A response of Next as a stream. */
export type Streamed = Omit<Rendered, "body"> & { body: Readable };

type NextRequest = { method?: string; url: string; headers?: OutgoingHttpHeaders; body?: Buffer };
export type Render = (request: NextRequest) => Promise<Rendered>;

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The headers with these names. */
export const only = (names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Sends a request to Next in process, without a connection. */
const ask = (handle: Handle, options: InjectOptions) =>
  inject((request, response) => void handle(request as never, response as never), options);

/** Renders a whole response before anything is sent to the client. */
export const renderWith =
  (handle: Handle): Render =>
  async ({ method = "GET", body, ...given }) => {
    const payload = body && body.length > 0 && { payload: body };
    const options = { ...given, method: method as InjectOptions["method"], ...payload };
    // The await must be inside: light-my-request starts only when it is awaited.
    const path = given.url.replace(/\?.*/s, "");
    const answer = await requestPath.run(path, () =>
      staticMarkup.run([], async () => await ask(handle, options)),
    );
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

/** Renders a large response as a stream with backpressure. */
export const streamWith =
  (handle: Handle) =>
  async (url: string): Promise<Streamed> => {
    const answer = await ask(handle, { method: "GET", url, payloadAsStream: true });
    return { status: answer.statusCode, headers: answer.headers, body: answer.stream() };
  };
