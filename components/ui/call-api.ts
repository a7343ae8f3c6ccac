import { REQUEST_TIMEOUT_MS } from "@/lib/constants";
import { FAULT_HEADER } from "@/lib/http/envelope";
import { toast } from "./toast";

/** The server refused the call; its message has already been shown as a toast. */
export class Refusal extends Error {
  constructor(
    message: string,
    /** The reason as a code. */
    readonly fault = "",
  ) {
    super(message);
  }
}

/** Uploads may be slow on a phone's connection. */
const FILES_TIMEOUT_MS = 15 * 60_000;

const UNREACHABLE = "网络不稳定，请稍后再试";

/** The message for a failed call; an HTTP error may still carry one in its body. */
export async function sentenceOf(reason: unknown): Promise<string> {
  if (reason instanceof Refusal) return reason.message;
  if (!(reason instanceof Response)) return UNREACHABLE;
  const answer = await reason.json().catch(() => undefined);
  return typeof answer?.msg === "string" && answer.msg !== "" ? answer.msg : UNREACHABLE;
}

type Envelope<Data> = { code: number; msg: string; data: Data };

/** SPEC §6: the stored token, if any. One that is not valid in a header is ignored. */
function tokenHeader(): Record<string, string> {
  try {
    const token = localStorage.getItem("token") ?? "";
    return /^[\x21-\x7e]+$/.test(token) ? { token } : {};
  } catch {
    return {};
  }
}

/** `AbortSignal.timeout`, which Safari 15 does not have. */
function givesUp(ms: number): AbortSignal {
  const call = new AbortController();
  setTimeout(() => call.abort(), ms);
  return call.signal;
}

/** The input of a call; a form may have files. */
type Fields = URLSearchParams | FormData;

/** Calls with fields are POST by default. */
type Method = "PUT" | "DELETE";

/**
 * Calls the site's own API (SPEC §7, §8); fields are sent form-encoded, with files as multipart.
 * @throws Refusal for any code but 1; the response itself for an HTTP error; what `fetch` throws when nothing arrives
 */
export async function callApi<Data>(path: string, fields?: Fields, method?: Method): Promise<Data> {
  return (await callWithHeaders<Data>(path, fields, method)).data;
}

/** The same with the headers of the answer. */
export async function callWithHeaders<Data>(
  path: string,
  fields?: Fields,
  method?: Method,
): Promise<{ data: Data; headers: Headers }> {
  const answer = await fetch(path, {
    method: method ?? (fields ? "POST" : "GET"),
    body: fields ?? null,
    headers: tokenHeader(),
    signal: givesUp(fields instanceof FormData ? FILES_TIMEOUT_MS : REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw answer;
  const { code, msg, data } = (await answer.json()) as Envelope<Data>;
  if (code === 1) return { data, headers: answer.headers };
  toast(msg);
  throw new Refusal(msg, answer.headers.get(FAULT_HEADER) ?? "");
}
