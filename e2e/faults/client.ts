import { randomUUID } from "node:crypto";
import { within } from "@/lib/http/within";
import { timed } from "./fault";

const TIMEOUT_MS = 12_000;

/** A unique message: its token is also its content. */
export const newMessage = () => {
  const token = randomUUID();
  return { name: "故障测试", phone: "13800138000", addres: "澜州", content: token, token };
};
export type Message = ReturnType<typeof newMessage>;

export type Answered = { status: number; isStored: boolean; retryAfter: string | null };

/** A request with a time-out, its body read to the end. */
const ask = <Read>(address: string, options: RequestInit, read: (answer: Response) => Promise<Read>) =>
  within(TIMEOUT_MS, (signal) => fetch(address, { ...options, signal }).then(read)).catch(
    (cause: unknown) => {
      throw new Error(`no whole answer from ${address}: ${String(cause)}`, { cause });
    },
  );

/** Sends a message; `undefined` if there was no response. */
export async function post(url: string, message: Message): Promise<Answered | undefined> {
  try {
    const form = { method: "POST", body: new URLSearchParams(message) };
    return await ask(`${url}/api/Message/add`, form, async (answer) => {
      const { code } = (await answer.json()) as { code: number };
      return { status: answer.status, isStored: code === 1, retryAfter: answer.headers.get("retry-after") };
    });
  } catch {
    return undefined;
  }
}

/** Calls the API without cookies. @returns the `data` of a success, `undefined` without a response */
export async function callOnce(url: string, path: string, fields: Record<string, string>, token: string) {
  const headers: Record<string, string> = token === "" ? {} : { token };
  const form = { method: "POST", headers, body: new URLSearchParams(fields) };
  try {
    return await ask(url + path, form, async (answer) => {
      const { code, data } = (await answer.json()) as { code: number; data: Record<string, unknown> };
      return code === 1 ? data : undefined;
    });
  } catch {
    return undefined;
  }
}

/** The status of an address; its body is read to the end. */
export const visit = (url: string, path: string) =>
  ask(url + path, { redirect: "manual" }, async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

export const PAGES = ["/index", "/product_centers", "/newsPage", "/contact", "/product_type_list/33"];

/** Visits pages one after another until `done` is true. @returns the times, and every status other than 200 */
export async function wander(url: string, done: () => boolean) {
  const times: number[] = [];
  const odd: number[] = [];
  for (let turn = 0; !done(); turn++) {
    const path = PAGES[turn % PAGES.length] ?? "/index";
    const ms = await timed(async () => {
      const status = await visit(url, path);
      if (status !== 200) odd.push(status);
    });
    times.push(ms);
  }
  return { times, odd };
}
