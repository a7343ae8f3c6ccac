import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import inject, { type InjectOptions } from "light-my-request";

/** An answer as Next made it. */
export type Rendered = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

type NextRequest = { method?: string; url: string; headers?: Record<string, string>; body?: Buffer };
export type Render = (request: NextRequest) => Promise<Rendered>;

/** Asks Next without a connection: the whole answer is in hand before a byte of it is sent. */
export const renderWith =
  (handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Render =>
  async ({ method = "GET", url, headers = {}, body }) => {
    const answer = await inject((request, response) => void handle(request as never, response as never), {
      method: method as InjectOptions["method"],
      url,
      headers,
      ...(body && body.length > 0 && { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };
