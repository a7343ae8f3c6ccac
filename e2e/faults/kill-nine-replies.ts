import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { fromStore, spreadOver } from "@/e2e/content";
import type { ReplyKind } from "@/lib/inquiry/quotation";
import { callOnce } from "./client";
import type { Fault } from "./fault";
import { killAgainAndAgain } from "./kill-cycles";
import { checkOf } from "./stored";

const CYCLES = { short: 1, long: 60 };

/** A visitor who sends a list, sometimes with a file, gets a quotation and replies twice; and what was acknowledged. */
type Talk = { words: string; cart: string; number: string; quotation: number; said: ReplyKind[] };
const newTalk = (): Talk => ({ words: randomUUID(), cart: "", number: "", quotation: 0, said: [] });

/** The replies of a visitor in order; every second visitor finally accepts. */
const repliesOf = ({ words }: Talk): ReplyKind[] => [
  "ask",
  parseInt(words.slice(-1), 16) % 2 ? "accept" : "decline",
];

/** Every fourth has a file: the first one after a start takes time, and replies must arrive before the kill. */
const hasFile = ({ words }: Talk) => parseInt(words.slice(0, 1), 16) % 4 === 0;

async function send(url: string, talk: Talk): Promise<string> {
  const { words, cart } = talk;
  const form = new FormData();
  const fields = { name: "故障测试", phone: "13800138000", addres: "澜州", content: words, token: words };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (hasFile(talk)) form.set("files", new Blob([`%PDF-1.7\n${words}\n%%EOF\n`]), "图纸.pdf");
  const answer = await fetch(`${url}/api/orders`, { method: "POST", headers: { token: cart }, body: form });
  const { data } = (await answer.json()) as { data: { number: string } | null };
  return data?.number ?? "";
}

/** A separate process like the staff command, which is not killed. */
function quote(file: string, number: string): number {
  const store = new Database(file, { timeout: 10_000 });
  const line = { price: "100.00", taxed: true, lead: "7 天", until: "2999-12-31" };
  const lines = JSON.stringify([{ ...line, replacement: "", remark: "", revision: "" }]);
  const terms = JSON.stringify({ delivery: "", payment: "", contact: "李工", remark: "" });
  const { lastInsertRowid } = store
    .prepare("INSERT INTO quotations (order_number, createtime, lines, terms) VALUES (?, ?, ?, ?)")
    .run(number, "2026-11-25T04:00:00.000Z", lines, terms);
  store.close();
  return Number(lastInsertRowid);
}

/** Whether the receipt shows it as stored. */
async function reply(url: string, talk: Talk, kind: ReplyKind): Promise<boolean> {
  const { number, quotation, words, cart } = talk;
  const body = new URLSearchParams({ number, quotation: String(quotation), kind, words });
  const headers = { token: cart };
  const answer = await fetch(`${url}/cart/reply`, { method: "POST", headers, body, redirect: "manual" });
  return answer.headers.get("location") === `/Receipt/${number}#quotation`;
}

/** Continues after a missing response. @returns whether all is done */
async function goOn(url: string, file: string, talk: Talk, product: number): Promise<boolean> {
  try {
    const added =
      talk.cart || (await callOnce(url, "/api/carts", { product_id: String(product) }, ""))?.token;
    talk.cart = String(added ?? "");
    if (!talk.cart) return false;
    talk.number ||= await send(url, talk);
    if (!talk.number) return false;
    talk.quotation ||= quote(file, talk.number);
    for (const kind of repliesOf(talk).slice(talk.said.length)) {
      if (!(await reply(url, talk, kind))) return false;
      talk.said.push(kind);
    }
    return true;
  } catch {
    return false;
  }
}

type Stored = { quotation: number; kind: string; words: string };

/** Compares the database with what was acknowledged. */
function compare(file: string, talks: readonly Talk[]) {
  const [replies, files] = fromStore(
    (store) => [
      store.prepare("SELECT quotation, kind, words FROM quotation_replies").all() as Stored[],
      new Map(
        store
          .prepare("SELECT number, hash FROM orders JOIN attachments ON attachments.message = orders.message")
          .raw()
          .all() as [string, string][],
      ),
    ],
    file,
  );
  const keys = replies.map(({ quotation, kind, words }) => `${quotation} ${kind} ${words}`);
  const kept = new Set(keys);
  const said = talks.flatMap((talk) => talk.said.map((kind) => `${talk.quotation} ${kind} ${talk.words}`));
  const isWhole = (hash = "") => {
    const place = `${file}.attachments/${hash}`;
    return existsSync(place) && createHash("sha256").update(readFileSync(place)).digest("hex") === hash;
  };
  return {
    said: said.length,
    lost: said.filter((key) => !kept.has(key)).length,
    doubled: keys.length - kept.size,
    withoutFile: talks.filter((talk) => hasFile(talk) && talk.number && !isWhole(files.get(talk.number)))
      .length,
  };
}

/** Visitors send lists, some with files, and reply to quotations; without a response they retry. */
export const killNineReplies: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const file = path.join(folder, "site.db");
  const talks: Talk[] = [];
  let product: number | undefined;
  const { cycles, open } = await killAgainAndAgain(file, scale, {
    next: () => {
      const talk = newTalk();
      talks.push(talk);
      return talk;
    },
    perform: (url, talk) =>
      goOn(
        url,
        file,
        talk,
        (product ??= fromStore((store) => spreadOver(store, "products", 1)[0] ?? 0, file)),
      ),
    cycles: CYCLES[scale],
    isEnough: () => talks.some(({ said }) => said.length > 0),
  });
  const { said, lost, doubled, withoutFile } = compare(file, talks);
  const check = checkOf(file);
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "带附件询价、答复报价时 kill -9：次数 / 已确认的答复 / 丢失 / 重复 / 附件不全",
    measured: `${cycles} / ${said} / ${lost} / ${doubled} / ${withoutFile}，quick_check ${check}`,
    isFine: lost + doubled + withoutFile + open === 0 && check === "ok",
  };
};
