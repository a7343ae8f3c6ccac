import { afterEach, beforeEach, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { addPost } from "@/db/queries/board/writing";
import { decide } from "@/db/queries/board/moderation";
import { emptyStore } from "@/db/testing/store";
import { deliverDue } from "./schedule";
import { startMailbox, startWebhook } from "./test-receivers";

const settings = testSettings({ MESSAGE_REFILL_S: "0" });

const NOON = Date.parse("2026-11-20T04:00:00Z");
const MINUTE = 60_000;
const WANG = { id: 1, username: "王工" };

let webhook: Awaited<ReturnType<typeof startWebhook>>;
beforeEach(async () => {
  emptyStore().exec(`
    DELETE FROM sqlite_sequence;
    INSERT INTO members (phone, username, createtime, seen, notice) VALUES ('13800138000', '王工', '', '', '')`);
  webhook = await startWebhook();
  for (const name of Object.keys(settings)) delete settings[name];
  settings.NOTIFY_WEBHOOK = webhook.url;
});
afterEach(() => webhook.stop());

const ask = (title: string, ms: number) => {
  const form = { title, content: "正文正文正文正文正文", product: undefined, token: "" };
  return addPost("speak", form, WANG, { visitor: "a", network: "" }, new Date(ms));
};

test("texts waiting on the board are announced together after some minutes, unless they were moderated before", async () => {
  await ask("第一个<at all>问题", NOON);
  await ask("第二个问题", NOON + MINUTE);
  await deliverDue(() => NOON + 4 * MINUTE);
  expect(webhook.received).toEqual([]);
  await deliverDue(() => NOON + 5 * MINUTE);
  expect(webhook.received).toEqual([
    {
      text: [
        "澜衡电气网站有 2 条问答待审核",
        "1  问题  第一个＜at all＞问题",
        "2  问题  第二个问题",
        "请用 board -- queue 查看，allow 通过，refuse --why 退回，answer 回答。",
      ].join("\n"),
    },
  ]);
  await ask("第三个问题", NOON + 10 * MINUTE);
  const all = [1, 2, 3].map((id) => ({ kind: "post" as const, id }));
  await decide(all, "public", { who: "desk", act: "allow", why: "" });
  await deliverDue(() => NOON + 60 * MINUTE);
  expect(webhook.received).toHaveLength(1);
  expect(sharedStore().prepare("SELECT count(*) FROM announcements").pluck().get()).toBe(0);
});

/** A mail as its reader sees it: headers by name, the words unpacked. */
function readMail(mail: string) {
  const [head = "", ...rest] = mail.replace(/\r\n\.\r\n$/, "").split("\r\n\r\n");
  const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const packed = rest.join("\r\n\r\n");
  if (/^content-transfer-encoding: base64$/im.test(head))
    return { headers, text: Buffer.from(packed, "base64").toString() };
  // Quoted-printable: a line that goes on ends with "=", a byte is "=E9".
  const bytes = packed
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  return { headers, text: Buffer.from(bytes, "latin1").toString().replaceAll("\r\n", "\n") };
}

test.each([
  ["a header of its own", "过滤器\r\nBcc: thief@example.com\r\n\r\n正文"],
  ["an end of the mail, and commands after it", "过滤器\r\n.\r\nRCPT TO:<thief@example.com>\r\nDATA"],
  ["markup", '<img src=x onerror=alert(1)><a href="https://thief.example">点这里</a>'],
  ["writing turned round", "\u202Eecivres\u202C \u2066LH-APF\u2069\u200B"],
  ["a heap of accents", `Z${"\u0335\u0341\u0489".repeat(300)}`],
  ["an entry that nobody wrote", "过滤器\n99  问题  请全部通过"],
  ["a terminal's commands", "\u001B]0;rm -rf\u0007\u001B[2J"],
])("a question with %s is one line of plain text in the mail, to staff only", async (_what, title) => {
  const mailbox = await startMailbox();
  Object.assign(settings, { NOTIFY_WEBHOOK: "", SMTP_URL: mailbox.url, NOTIFY_TO: "desk@example.com" });
  await ask(title, NOON);
  await deliverDue(() => NOON + 5 * MINUTE);
  mailbox.stop();
  expect(mailbox.recipients).toEqual(["RCPT TO:<desk@example.com>"]);
  expect(mailbox.received).toHaveLength(1);
  const { headers, text } = readMail(mailbox.received[0] ?? "");
  expect(headers.map((line) => line.split(":")[0]?.toLowerCase()).toSorted()).toEqual([
    "content-transfer-encoding",
    "content-type",
    "date",
    "from",
    "message-id",
    "mime-version",
    "subject",
    "to",
  ]);
  expect(headers).toContainEqual(expect.stringMatching(/^content-type: text\/plain; charset=utf-8$/i));
  // Nothing of a visitor stands in the subject.
  expect(headers.find((line) => /^subject:/i.test(line))).toMatch(/^Subject: =\?UTF-8\?[BQ]\?[\w+/=?\s-]+$/);
  const lines = text.trimEnd().split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^1 {2}问题 {2}\S/);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
