import { expect, test } from "vitest";
import { tellingPart } from "./telling-part";

const texts = { facts: "整柜出厂。", body: "<p>医院的谐波来自影像设备。</p><p>数据中心另有要求。</p>" };
const lines = () => [{ label: "适用范围", text: "数据中心、医院" }];
const part = (searched: string, said = "") => tellingPart(texts, { searched, said, lines });

test("the shown part has the most searched words that are not shown beside it", () => {
  expect(part("医院 谐波")).toContain("医院的谐波来自影像设备");
  expect(part("适用范围")).toBe("适用范围：数据中心、医院");
});

test("without such a part, the summary of the page is shown", () => {
  expect(part("谐波", "抗谐波电容器")).toBe("整柜出厂。");
  expect(part("光伏")).toBe("整柜出厂。");
});
