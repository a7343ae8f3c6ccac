import { expect, test } from "vitest";
import { dataSheetName, inlineAs } from "./address";
import { paragraphsUnder, pointsUnder } from "./sections";

test("the file name of a sheet is model and title, without characters that file systems do not allow", () => {
  expect(dataSheetName({ model: "LH-A/B", title: "智能电容器" })).toBe("LH-A-B 智能电容器 数据页.pdf");
  expect(dataSheetName({ model: "", title: "网关" })).toBe("网关 数据页.pdf");
});

test("programs that only support ASCII get a readable file name, others the complete one", () => {
  expect(inlineAs("LH-1 表(三相) 数据页.pdf")).toBe(
    `inline; filename="LH-1 ( ).pdf"; filename*=UTF-8''LH-1%20%E8%A1%A8%28%E4%B8%89%E7%9B%B8%29%20%E6%95%B0%E6%8D%AE%E9%A1%B5.pdf`,
  );
  expect(inlineAs('a"\\.pdf')).toContain('filename="a.pdf"');
});

const PROSE =
  "<h3>产品概述</h3>\n<p>甲</p><h3>功能特点</h3><ul><li>一 &lt; 二</li><li><strong>三</strong></li></ul><h3>接线说明</h3><p>乙</p><p>丙</p>";

test("points and paragraphs are read only below their own heading", () => {
  expect(pointsUnder(PROSE, "功能特点")).toEqual(["一 < 二", "三"]);
  expect(pointsUnder(PROSE, "产品概述")).toEqual([]);
  expect(paragraphsUnder(PROSE, "接线说明")).toEqual(["乙", "丙"]);
  expect(paragraphsUnder(PROSE, "没有")).toEqual([]);
});
