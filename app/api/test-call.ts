type Handler = (request: Request) => Response | Promise<Response>;
type Sent = Record<string, string> | string | FormData | Uint8Array<ArrayBuffer> | undefined;

export type Answered = {
  status: number;
  headers: Headers;
  text: string;
  body: { code: number; msg: string; data: never };
};

/** The body of a refusal. */
export const refused = (msg: string) => ({ code: 0, msg, data: null });

/** Calls a route handler as Next does. Plain fields are sent form-encoded. */
export async function call(
  handler: Handler,
  sent?: Sent,
  {
    method = "POST",
    path = "/api/x",
    headers = {},
  }: { method?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const isFields = typeof sent === "object" && !(sent instanceof FormData) && !(sent instanceof Uint8Array);
  const body = isFields ? new URLSearchParams(sent) : sent;
  const request = new Request(`http://site.test${path}`, {
    method,
    headers: { host: "site.test", ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const answer = await handler(request);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: text.startsWith("{") ? JSON.parse(text) : undefined,
  };
}
