import { expect } from "@playwright/test";
import Database from "better-sqlite3";
import { firstId, fromStore } from "@/e2e/content";
import { signedIn } from "@/e2e/signed-in";
import type { Site } from "@/e2e/start-site";

/** Words that occur nowhere else. */
const TEXTS = {
  question: { title: "鲲鹏柜投入时有异响怎么查", content: "鲲鹏柜在夜里投入时有异响，白天正常，请教各位。" },
  note: { title: "朱雀站调试的一天", content: "朱雀站调试时先断电、再放电，然后才接互感器的线。" },
  answer: "麒麟电抗器换成七个百分点的就好了。",
};

/** Members of a site, who use the API. */
export function boardWriters(site: Site) {
  async function call(name: string, fields: Record<string, string>, token = "") {
    const headers = { token };
    const answer = await fetch(`${site.url}/api/${name}`, {
      method: "POST",
      headers,
      body: new URLSearchParams(fields),
    });
    return (await answer.json()) as { code: number; msg: string; data: { id: number } };
  }

  /** Publishes pending texts, as staff do. */
  function allowAll() {
    const store = new Database(site.store, { timeout: 5000 });
    for (const table of ["posts", "replies"])
      store.exec(`UPDATE ${table} SET state = 'public' WHERE state = 'pending'`);
    store.close();
  }

  async function write(what: string, fields: Record<string, string>, token: string) {
    const { code, msg, data } = await call(`${what}/add`, fields, token);
    expect([what, code, msg]).toEqual([what, 1, ""]);
    allowAll();
    return String(data.id);
  }

  /** One member who asks, writes a note and answers, and another one who asked the answered question. */
  async function writeAll(phone: string, username: string) {
    const [token = "", other = ""] = signedIn(site.store, [
      { phone, username },
      { phone: `${phone.slice(0, -1)}9`, username: "同行" },
    ]);
    const product = String(fromStore((store) => firstId(store, "products"), site.store));
    const question = await write("Speak", { ...TEXTS.question, product }, token);
    const note = await write("Sticks", TEXTS.note, token);
    const asked = await write(
      "Speak",
      { title: "同行提的另一个问题", content: "请问这个现场应该怎样选电抗率？" },
      other,
    );
    await write("Commit", { speak: asked, content: TEXTS.answer }, token);
    // Only answered questions are in the structured data for search engines.
    await write("Commit", { speak: question, content: "同行的一条回答" }, other);
    return { token, question, note, asked, product };
  }

  return { call, writeAll };
}

export type Written = Awaited<ReturnType<ReturnType<typeof boardWriters>["writeAll"]>>;
