import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { GET as feed } from "@/app/feed.xml/route";
import { BoardText } from "@/components/board/board-text";
import { sharedStore } from "@/db/connection";
import { BOARD_COMMANDS } from "@/db/inbox/board-actions";
import { readBoardCommand } from "@/db/inbox/board-options";
import { searchSite } from "@/db/queries/search/search";
import { boardNotice } from "@/lib/board/notice";
import { listPending } from "@/db/queries/board/moderation-items";
import { plainWriting } from "@/lib/board/text";
import { isMemberName } from "@/lib/members/rules";
import * as reply from "./Commit/add/route";
import * as ask from "./Speak/add/route";
import * as question from "./Speak/getDetail/route";
import * as questions from "./Speak/getList/route";
import { cartStore } from "./test-cart";
import { client, member } from "./test-member";

/** Tags in the markup of texts, and other ones that a text could inject. */
const OWN_TAGS = /<\/?(?:div|p|br|ul|ol|li|pre|code|a)(?: [^<>]*)?\/?>/g;
const STEERS = /[\0-\x08\x0b-\x1f\x7f-\x9f]|[\u202a-\u202e\u2066-\u2069]/;
const ROOM = "DELETE FROM posts; DELETE FROM replies";

const order = async (...typed: string[]) => {
  const read = readBoardCommand(typed, "desk");
  return BOARD_COMMANDS[read.name]!(read);
};

/** Whatever is written on the board must be stored as plain text, or refused. */
export function testHostileBoard(hostile: readonly string[]) {
  let who: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    cartStore();
    who = await member();
  });

  test("a question of any such text is refused, or is words on its page, in the feed, in mails and terminals", async () => {
    for (const text of hostile) {
      sharedStore().exec(ROOM);
      const fields = { title: `标题 ${text}`.slice(0, 60), content: `正文正文正文正文正文\n${text}` };
      const { status, body } = await who.ask(ask.POST, fields);
      expect(status, text).toBe(200);
      if (body.code === 0) {
        expect(body.msg, text).toBe("参数错误");
        continue;
      }
      const told = [
        await order("queue"),
        await order("show", String(body.data.id)),
        boardNotice(listPending(9)).text,
      ];
      for (const shown of told) expect(shown, text).not.toMatch(STEERS);
      await order("allow", String(body.data.id));
      const shown = (await client().ask(question.POST, { id: String(body.data.id) })).body.data;
      expect(shown.content, text).toBe(plainWriting(fields.content));
      const html = renderToStaticMarkup(<BoardText text={shown.content} models={new Map()} />);
      expect(html.replace(OWN_TAGS, ""), text).not.toMatch(/[<>]/);
      expect(html, text).not.toMatch(/<a |<[^>]* on\w+=/);
      expect(await (await feed()).text(), text).not.toMatch(/<script|<img|<iframe/i);
    }
  });

  test("whatever is searched for, answered or used as a name, nothing breaks", async () => {
    sharedStore().exec(ROOM);
    const { body } = await who.ask(ask.POST, { title: "一个公开的问题", content: "正文正文正文正文正文" });
    await order("allow", String(body.data.id));
    for (const text of hostile) {
      sharedStore().exec("DELETE FROM replies");
      expect((await client().ask(questions.POST, { title: text })).status, text).toBe(200);
      expect((await who.ask(reply.POST, { speak: String(body.data.id), content: text })).status, text).toBe(
        200,
      );
      await searchSite({ searched: text, kind: "board", page: 1, limit: 5 });
      if (isMemberName(text)) expect(text).not.toMatch(STEERS);
    }
  });
}
