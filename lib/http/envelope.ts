/** HTTP error statuses with their messages. */
export const FAULTS = {
  400: "请求格式错误",
  403: "来源不被允许",
  404: "接口不存在",
  405: "请求方法不支持",
  413: "请求内容过大",
  415: "请求格式不支持",
  429: "提交过于频繁，请稍后再试",
  500: "服务器错误",
  503: "服务繁忙，请稍后再试",
} as const;

export type FaultStatus = keyof typeof FAULTS;

/** Messages of refusals, beside those for messages (lib/inquiry/message-rules.ts). */
export const INVALID = "参数错误";
export const NOT_FOUND = "内容不存在";

/** Every answer of the API has this shape (CONTRACT §1). */
function envelope(status: number, code: number, msg: string, data: unknown, headers?: HeadersInit): Response {
  const all = new Headers(headers);
  all.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify({ code, msg, data }), { status, headers: all });
}

export const succeed = (data: unknown, msg = "", headers?: HeadersInit) =>
  envelope(200, 1, msg, data, headers);

/** The header with the machine-readable code of a refusal. */
export const FAULT_HEADER = "fault";

/**
 * A refusal whose message the client shows to its user: HTTP 200, code 0.
 * @param fault a machine-readable code
 */
export const refuse = (msg: string, fault?: string) =>
  envelope(200, 0, msg, null, fault === undefined ? undefined : { [FAULT_HEADER]: fault });

/** An HTTP error; `code` is the status. */
export const fail = (status: FaultStatus, headers?: HeadersInit) =>
  envelope(status, status, FAULTS[status], null, headers);
