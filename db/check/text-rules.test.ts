import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { hyphensAsMinus, orderFaults, richTextFaults, symbolFaults } from "./text-rules";

test.each([
  ["<p>甲<script>alert(1)</script></p>", "news/3001.json，maincontent：含有不允许的写法"],
  ['<p onclick="x()">甲</p>', "news/3001.json，maincontent：含有不允许的写法"],
  ['<p style="color:red">甲</p>', "应为「<p>甲</p>」"],
  ['<iframe src="https://evil.example/"></iframe>', "含有不允许的写法"],
  ['<p><a href="javascript:alert(1)">甲</a></p>', "含有不允许的写法"],
  ["<p>甲\n--> statement-breakpoint\n乙</p>", "含有不可用的控制字符"],
])("forbidden rich text is reported in a sentence: %s", (maincontent, sentence) => {
  const content = editedContent();
  content.editOne("news", 3001, { maincontent });
  expect(content.faults(richTextFaults).join("\n")).toContain(sentence);
});

test("the symbol of the power factor must be in lower case", () => {
  const content = editedContent();
  content.editOne("news", 3001, { maincontent: "<p>COSφ 不低于 0.95，tanφ 约 0.33</p>" });
  expect(content.faults(symbolFaults)).toEqual(["news/3001.json，maincontent：「COSφ」要写成 cosφ。"]);
});

test("sizes must list their three sides in one order; rooms have a length", () => {
  const content = editedContent();
  content.editOne("news", 3001, {
    maincontent: "<p>小间6×4×3 m（长×宽×高），柜体800×800×2200（宽×深×高）</p>",
  });
  content.editOne("products", 1001, { shapesize: "400 mm×80 mm×350 mm（长×宽×高）" });
  expect(content.faults(orderFaults)).toEqual([
    "products/1001.json，shapesize：「长×宽×高」要写成「宽×高×深」，三个尺寸也按这个次序写。",
    "news/3001.json，maincontent：「宽×深×高」要写成「宽×高×深」，三个尺寸也按这个次序写。",
  ]);
});

test("minus signs must be real ones; models, ranges, standards and classes keep their hyphen", () => {
  const content = editedContent();
  const maincontent = "<p>夜间-35 kvar；LH-XCS-7、0.2-0.5(60) A、GB/T 17215.301-2024、温度类别（-25/B）</p>";
  content.editOne("news", 3001, { maincontent });
  content.editOne("products", 1001, { applicationscope: "-25~+55 ℃", ordercode: "-5" });
  expect(content.faults(hyphensAsMinus)).toEqual([
    "products/1001.json，applicationscope：「-25」里的负号要写成 −。",
    "news/3001.json，maincontent：「间-35」里的负号要写成 −。",
  ]);
});
