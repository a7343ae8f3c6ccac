import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { Match } from "@/lib/tools/answer";
import { MatchTable } from "./tool-tables";

vi.mock("./add-match", () => ({ AddMatch: ({ match }: { match: Match }) => `[加入 ${match.model}]` }));

const match = (model: string, lacks?: string, when?: string): Match => ({
  ...{ id: 1, model, title: "", code: "", amount: "1 台", gives: "", pieces: 1 },
  ...{ reason: `因为${model}`, note: "", lacks, when },
});
const shown = (...matches: Match[]) =>
  renderToStaticMarkup(<MatchTable matches={matches} nothing="没有" />).replace(/<[^>]*>/g, " ");

test("what is less than was asked for stands apart, and goes on no list from there", () => {
  const text = shown(match("KCT", "仅监测用"), match("DM3"));
  expect(text).toMatch(/DM3.*仅监测用.*KCT/);
  expect(text).toContain("[加入 DM3]");
  expect(text).not.toContain("[加入 KCT]");
  expect(text).not.toContain("没有");
});

test("where nothing fits, that is said before what is less", () => {
  expect(shown(match("KCT", "仅监测用"))).toMatch(/没有.*仅监测用.*KCT/);
  expect(shown()).toContain("没有");
});

test("what only a measurement decides between stands under what was measured", () => {
  const text = shown(
    match("ZCS", undefined, "谐波轻"),
    match("ZCM", undefined, "谐波轻"),
    match("XCS", undefined, "谐波重"),
  );
  expect(text).toMatch(/谐波轻.*ZCS.*ZCM.*谐波重.*XCS/);
  expect(text.match(/谐波轻/g)).toHaveLength(1);
});
