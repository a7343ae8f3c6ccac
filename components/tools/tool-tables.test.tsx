import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Match } from "@/lib/tools/answer";
import { MatchTable } from "./tool-tables";

const match = (model: string, lacks?: string, when?: string): Match => ({
  ...{ id: 1, model, title: "", code: "", amount: "1 台", gives: "", pieces: 1 },
  ...{ reason: `因为${model}`, note: "", lacks, when },
});
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const shown = (...matches: Match[]) =>
  wordsOf(renderToStaticMarkup(<MatchTable matches={matches} nothing="没有" />));

test("products that do not meet the demand are listed separately, without a button to add them", () => {
  const text = shown(match("KCT", "仅监测用"), match("DM3"));
  expect(text).toMatch(/DM3.*仅监测用.*KCT/);
  expect(text).toContain("加入询价单 DM3");
  expect(text).not.toContain("加入询价单 KCT");
  expect(text).not.toContain("没有");
});

test("a product that is decided on site links to the contact form with the calculation", () => {
  const undecided = {
    ...match("XCS", undefined, "实测 THDi 超过 10%"),
    ...{ isUndecided: true, amount: "9 台 × 40 kvar", note: "计算缺额 276.6 kvar" },
  };
  const html = renderToStaticMarkup(<MatchTable matches={[undecided, match("DM3")]} />);
  const [row = "", next = ""] = html.split("</tr>").filter((one) => one.includes("<td"));
  expect(row).not.toContain("加入询价单");
  expect(row).toContain("实测后定，见选型编码");
  const [, href = ""] = /href="(\/contact[^"]*)"[^>]*>.*咨询工程师/.exec(row) ?? [];
  expect(new URL(href, "http://site").searchParams.get("about")).toBe(
    "按计算：XCS 9 台 × 40 kvar；实测 THDi 超过 10%；计算缺额 276.6 kvar",
  );
  // A product whose size is determined, and only its options are not, can be added to the list as elsewhere.
  expect(wordsOf(next)).toContain("加入询价单 DM3");
  expect(next).toContain("还有选项要选，见选型编码");
});

test("where nothing fits, that is said before the products that do not meet the demand", () => {
  expect(shown(match("KCT", "仅监测用"))).toMatch(/没有.*仅监测用.*KCT/);
  expect(shown()).toContain("没有");
});

test("alternatives that a measurement decides between are grouped under what is measured", () => {
  const text = shown(
    match("ZCS", undefined, "谐波轻"),
    match("ZCM", undefined, "谐波轻"),
    match("XCS", undefined, "谐波重"),
  );
  expect(text).toMatch(/谐波轻.*ZCS.*ZCM.*谐波重.*XCS/);
  expect(text.match(/谐波轻/g)).toHaveLength(1);
});
