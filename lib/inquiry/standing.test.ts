import { expect, test } from "vitest";
import type { Quotation, ReplyKind } from "./quotation";
import { standingText } from "./standing";

const LINE = { price: "12.00", taxed: true, lead: "", replacement: "", remark: "", revision: "" };
const TERMS = { delivery: "", payment: "", contact: "", remark: "" };

const quoted = (until: string, ...kinds: ReplyKind[]): Quotation => ({
  id: 1,
  createtime: "2026-11-25T04:00:00.000Z",
  lines: [{ ...LINE, until }],
  terms: TERMS,
  replies: kinds.map((kind) => ({ kind, words: "", createtime: "2026-11-26T04:00:00.000Z" })),
});

test("the status of a list shows whether it is quoted, until when, the reply, and whether it is expired", () => {
  const said = (quotation?: Quotation) => standingText("replied", quotation, "2026-11-27");
  expect(said()).toBe("已回复");
  expect(said(quoted("2026-12-31"))).toBe("已报价，2026-12-31 到期");
  expect(said(quoted("2026-11-27"))).toBe("已报价，2026-11-27 到期");
  expect(said(quoted(""))).toBe("已报价，请答复");
  expect(said(quoted("2026-11-26"))).toBe("报价已过期");
  expect(said(quoted("2026-11-26", "accept"))).toBe("已接受报价");
  expect(said(quoted("2026-12-31", "decline"))).toBe("未接受报价");
});

test("a list in processing again shows that status, whatever was quoted before", () => {
  expect(standingText("processing", quoted("2026-11-26", "ask"), "2026-11-27")).toBe("处理中");
  expect(standingText("closed", quoted("2026-11-26"), "2026-11-27")).toBe("已关闭");
});
