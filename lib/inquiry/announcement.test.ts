import { describe, expect, test } from "vitest";
import { announcementOf, channelsOf, isAccepted, webhookBody } from "./announcement";

const message = {
  id: 12,
  name: "王小明",
  phone: "13800138000",
  sex: "1",
  email: "wang@example.com",
  addres: "澜州市高新区",
  about: "产品：LH-ZCS（/newdetail/1001）\n型号代码：LH-ZCS/450-20+20",
  content: "想了解电表。\n请回电",
  createtime: "2026-11-20T05:00:00.000Z",
};

test("the notification has what the sales desk needs to call back, the subject no personal data", () => {
  expect(announcementOf(message).text.split("\n")).toEqual([
    "澜衡电气网站新留言（第 12 条）",
    "时间：2026-11-20 13:00:00",
    "姓名：王小明（女士）",
    "手机：13800138000",
    "邮箱：wang@example.com",
    "地址：澜州市高新区",
    "咨询事项：产品：LH-ZCS（/newdetail/1001）",
    "    型号代码：LH-ZCS/450-20+20",
    "内容：想了解电表。",
    "    请回电",
  ]);
  expect(announcementOf({ ...message, sex: "0", email: "", about: "", content: "" }).text).not.toMatch(
    /邮箱|事项|内容|女士/,
  );
  expect(announcementOf(message).subject).toBe("澜衡电气网站新留言（第 12 条）");
});

const line = { product_id: 1, title: "智能集成电容器", model: "LH-ZCS", code: "", quantity: 3, note: "" };
const order = {
  lines: [{ ...line, code: "LH-ZCS/450-20+20", note: "靠墙" }, line],
  delivery: { name: "李四", phone: "13700137000", addres: "澜州仓库" },
  project: "澜州二期",
  unread: ["浪涌保护器 XYZ-40 2台"],
};
const sent = { ...message, about: "询价单：2 种，共 6 件（单号 00112233445566778899aabb）", order };

test("an inquiry list is last, line by line, with its number and the delivery address", () => {
  expect(announcementOf(sent).text.split("\n").slice(-8)).toEqual([
    "咨询事项：询价单：2 种，共 6 件（单号 00112233445566778899aabb）",
    "内容：想了解电表。",
    "    请回电",
    "项目名称：澜州二期",
    "收货地址：李四，13700137000，澜州仓库",
    "询价单内容：1. LH-ZCS/450-20+20 智能集成电容器 × 3（靠墙）",
    "    2. LH-ZCS 智能集成电容器 × 3",
    "没有读懂的行：1. 浪涌保护器 XYZ-40 2台",
  ]);
  expect(announcementOf({ ...sent, order: { ...order, delivery: null } }).text).not.toContain("收货地址");
  expect(announcementOf(sent).subject).toBe("澜衡电气网站新留言（第 12 条）");
});

test("files are announced by number and how to get them, not by name", () => {
  const files = [{ name: "铭牌.jpg" }, { name: "清单.xlsx" }];
  const { text } = announcementOf({ ...sent, files });
  expect(text).toMatch(/请回电\n附件：2 个，用 npm run messages -- files 12 --to 附件 取出\n项目名称/);
  expect(text).not.toContain("铭牌");
  expect(announcementOf({ ...sent, files: [] }).text).not.toContain("附件");
});

test("a list that is too long for the chat keeps its number and the message", () => {
  const lines = Array.from({ length: 100 }, () => ({ ...line, note: "备注".repeat(100) }));
  const text = announcementOf({ ...sent, order: { ...order, lines } }).text;
  const wecom = webhookBody("https://qyapi.weixin.qq.com/x", text) as { text: { content: string } };
  expect(Buffer.byteLength(wecom.text.content)).toBeLessThanOrEqual(2048);
  expect(wecom.text.content).toMatch(
    /00112233445566778899aabb[^]*请回电[^]*澜州仓库\n询价单内容：1\. LH-ZCS[^]*……（全文见留言后台）$/,
  );
});

test("a channel counts only if it is completely configured", () => {
  expect(channelsOf({})).toEqual([]);
  expect(channelsOf({ NOTIFY_WEBHOOK: "https://x.example" })).toEqual(["webhook"]);
  expect(channelsOf({ SMTP_URL: "smtp://x" })).toEqual([]);
  expect(
    channelsOf({ NOTIFY_WEBHOOK: "https://x.example", SMTP_URL: "smtp://x", NOTIFY_TO: "a@b.cn" }),
  ).toEqual(["webhook", "mail"]);
});

describe("a webhook gets the text in the format of its chat", () => {
  test.each([
    ["https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k", { msgtype: "text", text: { content: "文" } }],
    ["https://oapi.dingtalk.com/robot/send?access_token=t", { msgtype: "text", text: { content: "文" } }],
    ["https://open.feishu.cn/open-apis/bot/v2/hook/x", { msg_type: "text", content: { text: "文" } }],
    ["https://open.larksuite.com/open-apis/bot/v2/hook/x", { msg_type: "text", content: { text: "文" } }],
    ["https://desk.example.com/hook", { text: "文" }],
    ["https://qyapi.weixin.qq.com.desk.example.com/hook", { text: "文" }],
  ])("%s", (webhook, body) => {
    expect(webhookBody(webhook, "文")).toEqual(body);
  });

  test("the text of a visitor cannot mention anyone, create links or hide text", () => {
    const content =
      '<at user_id="all">所有人</at> @all [登录](http://evil.example)\u202e 联系 a@b.cn\n手机：1';
    const text = announcementOf({ ...message, content }).text;
    for (const host of ["qyapi.weixin.qq.com", "oapi.dingtalk.com", "open.feishu.cn", "desk.example.com"]) {
      const body = JSON.stringify(webhookBody(`https://${host}/x`, text));
      expect(body).not.toMatch(/<|>|[^\w]@all|\]\(|\u202e|\\n手机：1"/);
      expect(body).toContain("a@b.cn");
      expect(body).toContain("\\n    手机：1");
    }
  });

  test("the text is cut to the limit of the chat, never inside a character", () => {
    for (const [webhook, max] of [
      ["https://qyapi.weixin.qq.com/x", 2048],
      ["https://oapi.dingtalk.com/x", 18_000],
    ] as const) {
      const { text } = webhookBody(webhook, `a${"电😀".repeat(3000)}`) as { text: { content: string } };
      expect(Buffer.byteLength(text.content)).toBeLessThanOrEqual(max);
      expect(text.content).toMatch(/^a(?:电😀)+电?……（全文见留言后台）$/);
    }
  });
});

test.each([
  [{ errcode: 0, errmsg: "ok" }, true],
  [{ errcode: 93000, errmsg: "invalid webhook url" }, false],
  [{ code: 0 }, true],
  [{ code: 19001, msg: "param invalid" }, false],
  [{ StatusCode: 0 }, true],
  [{}, true],
  ["ok", true],
  [undefined, true],
])("the answer %j counts as accepted: %s", (answer, isTaken) => {
  expect(isAccepted(answer)).toBe(isTaken);
});
