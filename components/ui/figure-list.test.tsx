import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FigureList } from "./figure-list";

test("figures stand as names and values; without any there is no list", () => {
  const figures = [{ name: "目标功率因数", text: "≥0.95" }];
  expect(renderToStaticMarkup(<FigureList figures={figures} />)).toContain(
    "<dt>目标功率因数</dt><dd>≥0.95</dd>",
  );
  expect(renderToStaticMarkup(<FigureList figures={[]} />)).toBe("");
});
