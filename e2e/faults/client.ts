import { randomUUID } from "node:crypto";
import { timed } from "./fault";

const TIMEOUT_MS = 12_000;

/** A message that no other is like: its token and its content are the same word. */
export const newMessage = () => {
  const token = randomUUID();
  return { name: "故障测试", phone: "13800138000", addres: "澜州", content: token, token };
};
export type Message = ReturnType<typeof newMessage>;

export type Told = { status: number; isStored: boolean; retryAfter: string | null };

/** Sends a message; `undefined` when no answer came. */
export async function post(url: string, message: Message): Promise<Told | undefined> {
  try {
    const answer = await fetch(`${url}/api/Message/add`, {
      method: "POST",
      body: new URLSearchParams(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { code } = (await answer.json()) as { code: number };
    return { status: answer.status, isStored: code === 1, retryAfter: answer.headers.get("retry-after") };
  } catch {
    return undefined;
  }
}

/** The status of an address, its body read to the end. */
export async function visit(url: string, path: string): Promise<number> {
  const answer = await fetch(url + path, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });
  await answer.arrayBuffer();
  return answer.status;
}

export const PAGES = ["/index", "/product_centers", "/newsPage", "/contact", "/product_type_list/33"];

/** Visits pages one after another until `done` is true: how long each took, and every status that was not 200. */
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
