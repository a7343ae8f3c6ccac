import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Register, RegisterBlock } from "@/lib/registers/map";
import { RegisterBlocks } from "./register-blocks";

const STATE: Register = {
  ...{ address: 16, name: "状态", symbol: "STATE", type: "UINT16", scale: 1, access: "R" },
  values: { "0": "停", "1": "运行" },
};
const POWER: Register = {
  ...{ address: 18, name: "有功", symbol: "P", type: "INT32", scale: 0.1, unit: "kW", access: "R" },
  ...{ min: -9, max: 9 },
};
const RATIO: Register = {
  ...{ address: 20, name: "变比", symbol: "CT", type: "UINT16", scale: 1, access: "R/W", min: 1, max: 9 },
};
const shown = (...registers: Register[]) => {
  const block: RegisterBlock = { id: "run", title: "运行", registers };
  return renderToStaticMarkup(<RegisterBlocks blocks={[block]} />);
};
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

test("all blocks have the same columns", () => {
  for (const registers of [[STATE], [POWER], [STATE, POWER]]) {
    const [top = "", ...others] = shown(...registers).split("</tr>");
    expect(top.slice(top.indexOf("<table")).replace(/<[^>]*>/g, "")).toBe("地址名称类型换算范围读写说明");
    for (const row of others.slice(0, -1)) expect(row.match(/<t[hd]\b/g)).toHaveLength(7);
  }
});

test("a link to a block leads to it, open, with its address range", () => {
  const html = shown(STATE, POWER);
  expect(html).toContain('<div id="run">');
  expect(html).not.toContain("<details");
  expect(wordsOf(html)).toContain("运行 0010H~0013H，2 项");
  expect(wordsOf(html)).toContain("18~ 19 0012H~ 0013H 有功 P INT32 ×0.1 kW −9~ 9 R");
});

test("writable registers name their function codes; the one for reading is said once per page", () => {
  expect(wordsOf(shown(RATIO))).toContain("R/W 03 06 16");
  expect(wordsOf(shown(STATE))).toMatch(/ R 0 停，1 运行 $/);
});
