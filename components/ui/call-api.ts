import { REQUEST_TIMEOUT_MS } from "@/lib/catalog";
import { toast } from "./toast";

/** The server refused, in a sentence that the visitor has already seen as a toast. */
export class Refusal extends Error {}

type Envelope<Data> = { code: number; msg: string; data: Data };

/** SPEC §6: sent along when the browser keeps one. What a header cannot carry counts as none. */
function tokenHeader(): Record<string, string> {
  try {
    const token = localStorage.getItem("token") ?? "";
    return /^[\x21-\x7e]+$/.test(token) ? { token } : {};
  } catch {
    return {};
  }
}

/**
 * Calls the site's own API (SPEC §7, §8); with fields as a form-encoded POST.
 * @throws Refusal for any code but 1; the response itself for an HTTP error; what `fetch` throws when nothing arrives
 */
export async function callApi<Data>(path: string, fields?: URLSearchParams): Promise<Data> {
  return (await callWithHeaders<Data>(path, fields)).data;
}

/** The same with the headers of the answer. */
export async function callWithHeaders<Data>(
  path: string,
  fields?: URLSearchParams,
): Promise<{ data: Data; headers: Headers }> {
  const answer = await fetch(path, {
    method: fields ? "POST" : "GET",
    body: fields ?? null,
    headers: tokenHeader(),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  if (!answer.ok) throw answer;
  const { code, msg, data } = (await answer.json()) as Envelope<Data>;
  if (code === 1) return { data, headers: answer.headers };
  toast(msg);
  throw new Refusal(msg);
}
