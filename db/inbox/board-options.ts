import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { readSubject, type Subject } from "@/lib/board/subject";
import { readLimit, UsageError } from "./message-options";

/** The parsed arguments of `npm run board --`. */
export type BoardCommand = {
  name: string;
  words: string[];
  why: string;
  file: string | undefined;
  limit: number;
  isOff: boolean;
  who: string;
};

const MAX_WHY = 200;

function readWhy(value: string | undefined): string {
  const why = (value ?? "").trim();
  if (/[\p{Cc}\p{Cf}]/u.test(why) || [...why].length > MAX_WHY)
    throw new UsageError(`--why 要写成一行，最多 ${MAX_WHY} 字。`);
  return why;
}

export function readBoardCommand(typed: string[], who = userInfo().username): BoardCommand {
  const option = { type: "string" } as const;
  const options = { why: option, file: option, limit: option, off: { type: "boolean" } as const };
  let read;
  try {
    read = parseArgs({ args: typed, options, allowPositionals: true });
  } catch {
    throw new UsageError("有不认识的选项；可以用 --why、--file、--limit、--off。");
  }
  const { positionals, values } = read;
  const [name = "", ...words] = positionals;
  const { why, file, limit, off: isOff = false } = values;
  return { name, words, why: readWhy(why), file, limit: readLimit(limit, 20), isOff, who };
}

/** Parses text ids: `12` is a question or note, `r34` an answer. */
export function readTexts(words: readonly string[]): Subject[] {
  const subjects = words.map((word) => readSubject(word));
  if (subjects.length === 0 || !subjects.every((subject) => subject && subject.kind !== "member"))
    throw new UsageError("请写编号：问题和手记写数字，例如 12；回答写 r 加数字，例如 r34。");
  return subjects as Subject[];
}

/** Parses the id of a question or note. */
export function readPost(word: string | undefined): number {
  const subject = readSubject(word ?? "");
  if (subject?.kind !== "post") throw new UsageError("请写问题或手记的编号，例如 12。");
  return subject.id;
}

/** Parses the id of a member, `m5`. */
export function readMember(word: string | undefined): number {
  const subject = readSubject(word ?? "");
  if (subject?.kind !== "member") throw new UsageError("请写会员的编号，例如 m5；show 里有。");
  return subject.id;
}
