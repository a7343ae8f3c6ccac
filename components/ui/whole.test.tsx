import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Whole } from "./whole";

const shown = (text: string) => renderToStaticMarkup(<Whole text={text} />);

test("no line parts a model at its hyphens", () => {
  expect(shown("安装：LH-APF-W 50 A，LH-GW200")).toMatch(
    /^安装：<span class="[^"]+">LH-APF-W<\/span> 50\u00a0A，<span class="[^"]+">LH-GW200<\/span>$/,
  );
});

test("words with hyphens and standards with a year are no models", () => {
  expect(shown("on-line，GB/T 12747.1-2017，JB/T 11067-2011")).not.toContain("<span");
});

test("sizes break between two, never before a unit", () => {
  expect(shown("395 mm×80 mm×310 mm")).toBe("395\u00a0mm×<wbr/>80\u00a0mm×<wbr/>310\u00a0mm");
});
