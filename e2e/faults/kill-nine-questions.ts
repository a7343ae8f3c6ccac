import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { signedIn } from "@/e2e/signed-in";
import { callOnce } from "./client";
import type { Fault } from "./fault";
import { killAgainAndAgain } from "./kill-cycles";
import { checkOf } from "./stored";

const CYCLES = { short: 3, long: 100 };
/** Each writes one question, so that the limit of pending questions is not reached. */
const MEMBERS = { short: 2_000, long: 60_000 };

/** This number of members, each with a different phone. */
const members = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ phone: String(13_000_000_000 + nth), username: "故障测试" }));

type Question = { content: string; nth: number; id: number };

/** Members ask questions; without a response, the same member retries with the same token. */
export const killNineQuestions: Fault = async (scale) => {
  const folder = mkdtempSync(path.join(tmpdir(), "lanheng-kill-"));
  const file = path.join(folder, "site.db");
  const questions: Question[] = [];
  let tokens: string[] | undefined;
  const { cycles, open } = await killAgainAndAgain<Question>(file, scale, {
    next: () => {
      const question = { content: randomUUID(), nth: questions.length, id: 0 };
      questions.push(question);
      return question;
    },
    perform: async (url, question) => {
      tokens ??= signedIn(file, members(MEMBERS[scale]));
      const { content } = question;
      const fields = { title: "停电时提的问题", content, token: content };
      const asked = await callOnce(url, "/api/Speak/add", fields, tokens[question.nth] ?? "");
      if (asked) question.id = Number(asked.id);
      return asked !== undefined;
    },
    cycles: CYCLES[scale],
    isEnough: () => questions.some(({ id }) => id > 0),
  });
  const store = new Database(file, { readonly: true });
  const stored = store.prepare("SELECT id, content FROM posts WHERE title = '停电时提的问题'").all() as {
    id: number;
    content: string;
  }[];
  store.close();
  const acknowledged = questions.filter(({ id }) => id > 0);
  const contents = new Map(stored.map(({ id, content }) => [id, content]));
  const lost = acknowledged.filter(({ id, content }) => contents.get(id) !== content).length;
  const doubled = stored.length - new Set(contents.values()).size;
  const check = checkOf(file);
  rmSync(folder, { recursive: true, force: true });
  return {
    what: "提问时 kill -9：次数 / 已确认 / 丢失 / 重复",
    measured: `${cycles} / ${acknowledged.length} / ${lost} / ${doubled}，quick_check ${check}`,
    isFine: lost + doubled + open === 0 && check === "ok",
  };
};
