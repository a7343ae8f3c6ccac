import { expect } from "vitest";
import { GET } from "./Search/suggest/route";
import { call } from "./test-call";

const ask = (query: string) => call(GET, undefined, { method: "GET", path: `/api/Search/suggest${query}` });

/** Expects suggestions, or an empty list, for these words and for hostile input. */
export async function expectSuggestions(strings: readonly string[]) {
  const hostile: string[] = [
    ...strings,
    `"'" OR '' -- NEAR(a b) AND NOT * ^ -`,
    "words : text",
    "{text codes} : a",
    "电\0容",
    "🙂👨‍👩‍👧",
    "补偿".repeat(500),
    "a b ".repeat(250),
    "a".repeat(1000),
    "1".repeat(1000),
  ];
  for (const words of hostile) {
    const { status, body } = await ask(`?q=${encodeURIComponent(words.toWellFormed())}`);
    expect([status, body.code, body.msg], words).toEqual([200, 1, ""]);
    expect((body.data as unknown[]).length, words).toBeLessThanOrEqual(8);
  }
  for (const query of ["?q=%", "?q=%E7%9", "?q=%FF%FE", "?q[]=a", "?q=%ED%A0%BD"])
    expect((await ask(query)).body.code, query).toBe(1);
}
