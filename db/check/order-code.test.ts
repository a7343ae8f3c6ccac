import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { content as testContent, products } from "@/db/testing/content";
import { deadEnds } from "./dead-ends";
import { figureFaults } from "./figure-faults";
import { sentenceOf } from "./finding";
import { orderCodeFaults } from "./order-code-faults";
import { misreadCodes, openCodes } from "./order-code-reading";

const CODE = products.find(({ id }) => id === 1001)?.code;
const [voltage, steps, suffix] = CODE?.parts ?? [];

const faultsWith = (change: object | undefined, others: object = {}) => {
  const content = editedContent();
  content.editOne("products", 1001, { code: change && { ...CODE, ...change }, ...others });
  return content.faults(orderCodeFaults, figureFaults).join("\n");
};

test("an order code grammar that matches the parameters is accepted", () => {
  expect(faultsWith({})).toBe("");
});

test.each<[string, object | undefined, object, string]>([
  ["none", undefined, {}, "code：有订货示例，却没有写代码的各段"],
  ["another model", {}, { model: "LH-NEW" }, "code.head：代码的开头「LH-ZCS」与型号「LH-NEW」不同"],
  ["another head", { head: "LH-ZCX" }, {}, "code.head：与订货代码表的「LH-ZCS」不同"],
  [
    "an example that does not read",
    {},
    { ordercode: "LH-ZCS/450-25+25" },
    "ordercode：订货示例「LH-ZCS/450-25+25」读不通：两路容量没有“25+25”",
  ],
  [
    "an example in another spelling",
    {},
    { ordercode: "LH-ZCS/450 20+10" },
    "ordercode：订货示例「LH-ZCS/450 20+10」应写成「LH-ZCS/450-20+10」",
  ],
  [
    "a number that is no parameter",
    { parts: [{ ...voltage, numbers: [450, 480] }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：480 不在参数「电容器额定电压」里",
  ],
  [
    "a range that is wider than the parameter",
    { parts: [{ ...voltage, numbers: undefined, range: { min: 450, max: 525, step: 1 } }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：525 不在参数「电容器额定电压」里",
  ],
  [
    "steps that are no parameter",
    { parts: [voltage, { ...steps, sums: ["20+10", "25+25"] }, suffix] },
    {},
    "code.parts（两路容量）：25+25 不在参数「额定容量」里",
  ],
  [
    "a line that there is not",
    { parts: [{ ...voltage, line: "没有的行" }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：参数里没有「没有的行」这一行",
  ],
  [
    "fewer texts of another line than numbers",
    { parts: [{ ...voltage, with: { 额定容量: [] } }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：「额定容量」的文字要与数值一样多",
  ],
  [
    "a figure that the other line does not have",
    { parts: [{ ...voltage, with: { 额定容量: ["35 kvar"] } }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：「35 kvar」不在参数「额定容量」里",
  ],
  ["a part twice", { parts: [voltage, steps, suffix, suffix] }, {}, "code.parts（高温型）：名称写了两次"],
  [
    "a rule of what there is not",
    { rules: [{ when: { 高温型: ["H"] }, only: { 颜色: ["红"] }, says: "不能这样" }] },
    {},
    "code.rules：「高温型」没有 H。\nproducts/1001.json，code.rules：没有名为「颜色」的一段",
  ],
  [
    "a variant of what there is not",
    { variants: [{ when: { 高温型: ["H"] }, sets: { 没有的行: "1 mm" } }] },
    {},
    "code.variants：「高温型」没有 H。\nproducts/1001.json，code.variants：参数里没有「没有的行」这一行",
  ],
  [
    "a figure that no calculation asks for",
    { parts: [{ ...voltage, figure: "colour" }, steps, suffix] },
    {},
    "figure：不能是“colour”，能写的有：size、volts、percent、steps、groups、mode",
  ],
  [
    "a figure of another unit",
    { parts: [{ ...voltage, figure: "percent" }, steps, suffix] },
    {},
    "code.parts（电容器额定电压）：figure 写了 percent，单位要写 %",
  ],
  [
    "a figure twice",
    { parts: [{ ...voltage, figure: "size" }, steps, suffix] },
    {},
    "code.parts（两路容量）：figure 的 size 写了两次",
  ],
  [
    "a way to compensate that there is not",
    { parts: [voltage, steps, { ...suffix, figure: "mode" }] },
    {},
    "code.parts（高温型）：figure 写了 mode，G 的含义要写共补、分补、混补，不能是「",
  ],
  [
    "no size where a calculator chooses the product",
    { parts: [voltage, { ...steps, figure: undefined }, suffix] },
    {},
    'code.parts（两路容量）：计算工具按用途 smart 选它，要在决定容量或电流的一段写 "figure": "size"',
  ],
])("an editor is told of a faulty grammar: %s", (_what, change, others, sentence) => {
  expect(faultsWith(change, others)).toContain(sentence);
});

test("a choice that leads to no valid code is reported", () => {
  const [name, [first, ...others]] = [steps?.name ?? "", steps?.kind === "steps" ? steps.sums : []];
  const deadEndsWith = (...rules: object[]) => {
    const content = editedContent();
    content.editOne("products", 1001, { code: { ...CODE, rules } });
    return content.faults(deadEnds).join("\n");
  };
  const only = (sums: unknown[]) => ({
    when: { [voltage?.name ?? ""]: ["450"] },
    only: { [name]: sums },
    says: "只有这一种",
  });
  expect(deadEndsWith()).toBe("");
  expect(deadEndsWith(only([first]))).toContain(
    `code.rules：「${name}」的 ${others.join("、")} 按规则配不成完整的代码`,
  );
  expect(deadEndsWith(only([first]), only([others[0]]))).toContain(`选了 450 以后，「${name}」没有可选的`);
});

test("a variant may set the outer size, which is a field of the product", () => {
  const variants = [{ when: { 高温型: ["G"] }, sets: { 外形尺寸: "1 mm×1 mm×1 mm（宽×高×深）" } }];
  expect(faultsWith({ variants })).toBe("");
});

test("a code that is read as another product's is reported", () => {
  const twin = testContent.products.find(({ id }) => id === 1001)!;
  const content = editedContent();
  content.editOne("products", 1002, { model: twin.model, ordercode: twin.ordercode, code: twin.code });
  expect(content.faults(misreadCodes)).toContain(
    "products/1002.json，code：代码「LH-ZCS/450-20+10」读成了产品 1001（LH-ZCS）的。",
  );
});

test("a choice must set a single outer size", () => {
  const sets = { 外形尺寸: "350 mm×80 mm×(310~395) mm（宽×高×深）" };
  const ranged = { ...suffix, options: [{ code: "G", meaning: "高温型", sets }] };
  expect(faultsWith({ parts: [voltage, steps, ranged] })).toContain(
    "code.parts（高温型）：「外形尺寸」要写一个尺寸，例如「90 mm×70 mm×60 mm（宽×高×深）」，不能是「350 mm×80 mm",
  );
});

test("a rating that a complete code leaves open is a warning", () => {
  const content = { ...testContent, products: structuredClone(testContent.products) };
  const line = { key: "rated-current", label: "额定电流", text: "50、100 A", numbers: [50, 100], unit: "A" };
  content.products.find(({ id }) => id === 1001)?.parameters.push({ ...line });
  expect(openCodes(content, ".").map(sentenceOf)).toContain(
    "products/1001.json，parameters（额定电流）：写了几种「额定电流」，完整的订货代码却没有选定是哪一种。",
  );
});
