import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { searchSite } from "@/db/queries/search/search";
import { everyAddress } from "@/db/queries/site/site-addresses";
import { shippedStore } from "@/db/testing/store";
import { POST_CONTENT, REPLY_CONTENT, TITLE } from "@/lib/board/rules";
import { isWriting } from "@/lib/board/text";
import { possibleModels } from "@/lib/text/model-names";
import * as replies from "./Commit/getList/route";
import * as question from "./Speak/getDetail/route";
import * as questions from "./Speak/getList/route";
import { client } from "./test-member";

type Row = { id: number; title: string; content: string; answer: string; product: number; family: number };

const seeds = () => sharedStore().prepare("SELECT * FROM questions ORDER BY id").all() as Row[];
const { ask } = client();

beforeAll(() => {
  shippedStore();
});

test("the board begins with questions of many families, each answered by the company", async () => {
  expect(seeds().length).toBeGreaterThanOrEqual(24);
  expect(new Set(seeds().map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
  const { total, data } = (await ask(questions.POST, { limit: "100" })).body.data;
  expect(total).toBe(seeds().length);
  for (const { answered, username } of data) expect([answered, username]).toEqual([1, "澜衡工程师"]);
});

test("each is found by its number, its product, its family and its words", async () => {
  for (const { id, title, content, answer, product, family } of seeds()) {
    expect((await ask(question.POST, { id: String(id) })).body.data).toMatchObject({
      title,
      content,
      state: "public",
    });
    expect((await ask(replies.POST, { speak: String(id) })).body.data.data).toMatchObject([
      { content: answer, staff: 1, username: "澜衡工程师" },
    ]);
    for (const fields of [{ product: String(product) }, { type: String(family) }, { title }] as Record<
      string,
      string
    >[])
      expect((await ask(questions.POST, { ...fields, limit: "100" })).body.data.data).toContainEqual(
        expect.objectContaining({ id }),
      );
  }
  const [first] = seeds();
  const found = await searchSite({ searched: first!.title, kind: "board", page: 1, limit: 20 });
  expect(found.hits).toContainEqual(expect.objectContaining({ kind: "board", id: first!.id, type: 0 }));
  expect(everyAddress().map(({ address }) => new URL(address).pathname + new URL(address).search)).toContain(
    `/SpeakReply?id=${first!.id}`,
  );
});

test("what they say keeps the rules of the board, and every model that they name is a product", () => {
  const models = new Set(sharedStore().prepare("SELECT model FROM products").pluck().all());
  for (const { id, title, content, answer } of seeds()) {
    expect(
      [isWriting(title, TITLE), isWriting(content, POST_CONTENT), isWriting(answer, REPLY_CONTENT)],
      String(id),
    ).toEqual([true, true, true]);
    const named = possibleModels(`${title}\n${content}\n${answer}`).filter((name) => name.startsWith("LH-"));
    expect(
      named.filter((name) => !models.has(name)),
      String(id),
    ).toEqual([]);
  }
});
