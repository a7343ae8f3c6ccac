import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import type { Content } from "@/db/source/shapes";
import { sentenceOf } from "./finding";
import { parameterFaults } from "./parameter-faults";
import { FAULTS } from "./rules";
import { unofferedFigures } from "./unoffered-figures";

type Line = Content["products"][number]["parameters"][number];

/** The faults of the test content after a mistake in product 1001 or the dictionary. */
function faultsAfter(change: (product: Content["products"][number], content: Content) => void): string {
  const products = testContent.products.map((one) => (one.id === 1001 ? structuredClone(one) : one));
  const content = { ...testContent, products, parameters: structuredClone(testContent.parameters) };
  const product = content.products.find(({ id }) => id === 1001);
  if (!product) throw new Error("1001 is gone");
  change(product, content);
  return parameterFaults(content, ".").map(sentenceOf).join("\n");
}

/** The faults of an additional line in product 1001, checked alone. */
function faultsOf(line: Line): string {
  const products = testContent.products
    .filter(({ id }) => id === 1001)
    .map((product) => ({ ...product, parameters: [...product.parameters, line] }));
  return parameterFaults({ ...testContent, products }, ".")
    .map(sentenceOf)
    .join("\n");
}
const voltage = { key: "capacitor-voltage", label: "甲", text: "AC 400、450 V" };

test.each<[string, Line]>([
  ["没有代号为「volts」的参数，请先写入 parameters.json。", { ...voltage, key: "volts" }],
  ["单位「A」不能用于「电容器额定电压」（V）", { ...voltage, numbers: [400, 450], unit: "A" }],
  ["「电容器额定电压」要写明单位（V）", { ...voltage, numbers: [400, 450] }],
  ["不认识单位「伏」", { ...voltage, numbers: [400, 450], unit: "伏" }],
  ["原文「AC 400、450 V」里没有 480 V", { ...voltage, numbers: [400, 480], unit: "V" }],
  ["原文「AC 400、450 V」里还有 450 V", { ...voltage, numbers: [400], unit: "V" }],
  ["同一个数写了两次", { ...voltage, numbers: [400, 450, 450], unit: "V" }],
  ["「电容器额定电压」要写数值，不能写选项", { ...voltage, choices: ["400"] }],
  ["最小值 450 大于最大值 400", { ...voltage, min: 450, max: 400, unit: "V" }],
  ["不可能有 -300 ℃", { key: "temperature", label: "甲", text: "-300~+55 ℃", min: -300, max: 55, unit: "℃" }],
  [
    "「工作温度」要写最小值和最大值",
    { key: "temperature", label: "甲", text: "55 ℃", numbers: [55], unit: "℃" },
  ],
  ["「噪声」只能写一个数", { key: "noise", label: "甲", text: "50、60 dB", numbers: [50, 60], unit: "dB" }],
  [
    "「IP99」不在「防护等级」的选项里",
    { key: "protection-class", label: "甲", text: "IP99", choices: ["IP99"] },
  ],
  ["「防护等级」要写选项，不能写数值", { key: "protection-class", label: "甲", text: "20", numbers: [20] }],
  [
    "「测量误差」是文字参数，不能写数值或选项",
    { key: "errors", label: "甲", text: "1%", numbers: [1], unit: "%" },
  ],
  [
    '原文「≤60 dB（1 m）」里 60 是上限（≤），要写 "max": 60，不写 numbers',
    { key: "noise", label: "甲", text: "≤60 dB（1 m）", numbers: [60], unit: "dB", condition: "1 m" },
  ],
  [
    '原文「≥60 dB」里 60 是下限（≥），要写 "min": 60，不写 numbers',
    { key: "noise", label: "甲", text: "≥60 dB", numbers: [60], unit: "dB" },
  ],
  [
    "只写了 max，原文「60 dB」却没有说 60 是上限（≤）",
    { key: "noise", label: "甲", text: "60 dB", max: 60, unit: "dB" },
  ],
  [
    "只写了 min，原文「≤60 dB」却没有说 60 是下限（≥）",
    { key: "noise", label: "甲", text: "≤60 dB", min: 60, unit: "dB" },
  ],
  [
    '原文「20、30、40 路」没有写 20~40 这样的范围，单独的数要写 "numbers": [20, 30, 40]',
    { key: "outputs", label: "甲", text: "20、30、40 路", min: 20, max: 40, unit: "路" },
  ],
  [
    '原文「400~450 V」里 400 是范围的一端，要写 "min" 和 "max"，不写 numbers',
    { ...voltage, text: "400~450 V", numbers: [400, 450], unit: "V" },
  ],
  [
    "原文「400、450、480 V（可订）」里还有 480 V",
    { ...voltage, text: "400、450、480 V（可订）", numbers: [400, 450], unit: "V" },
  ],
  [
    '原文「IP30（IP44可选）」里 IP44 要另外订，单独写一项，加 "condition": "选配"',
    { key: "protection-class", label: "甲", text: "IP30（IP44可选）", choices: ["IP30", "IP44"] },
  ],
  [
    "condition 写了「可选」，原文「IP30、IP44」却没有说选配、可选、可订、可定制",
    { key: "protection-class", label: "甲", text: "IP30、IP44", choices: ["IP44"], condition: "可选" },
  ],
  [
    "原文「IP30、IP44」里还有 IP44，choices 里没有",
    { key: "protection-class", label: "甲", text: "IP30、IP44", choices: ["IP30"] },
  ],
  ["不是是否参数，不能写 yes", { key: "protection-class", label: "甲", text: "有", yes: true }],
  [
    '写了 "yes": true，原文「不带」却没有以有、带、可、支持、具备开头',
    { key: "live-withdrawal", label: "甲", text: "不带", yes: true },
  ],
  ['「带电抽出」只写 "yes": true 或 false', { key: "live-withdrawal", label: "甲", text: "有" }],
  ["名称和原文要一起写", { key: "errors", label: "甲" }],
  ["没有名称和原文，产品也没有相应字段的文字", { key: "noise" }],
  ["parameters（额定容量）：这一行写了两次", { key: "rated-capacity", label: "额定容量", text: "按需" }],
  [
    "20+20 合计 40，不在这一行的数值里",
    {
      key: "rated-capacity",
      label: "甲",
      text: "30 kvar",
      numbers: [30],
      unit: "kvar",
      also: [{ key: "step-combination", choices: ["20+20"] }],
    },
  ],
])("a faulty parameter line is reported: %s", (sentence, line) => {
  const faults = faultsOf(line);
  expect(faults).toContain(`products/1001.json，parameters（`);
  expect(faults).toContain(sentence);
});

test("the content check includes parameters", () => {
  expect(FAULTS).toContain(parameterFaults);
});

test("a figure may have another unit of the same quantity", () => {
  const line = { key: "residual-current", label: "甲", text: "30 mA~3 A", min: 30, max: 3000, unit: "mA" };
  expect(faultsOf(line)).toBe("");
  expect(faultsOf({ ...line, min: 0.03, max: 3, unit: "A" })).toBe("");
});

test.each<[string, (product: Content["products"][number]) => void]>([
  [
    "正文里没有 {{订货代码}}，这个表不会显示",
    (one) => (one.maincontent = one.maincontent.replace("{{订货代码}}", "")),
  ],
  [
    "正文里没有 {{参数}}，这个表不会显示",
    (one) => (one.maincontent = one.maincontent.replace("{{参数}}", "")),
  ],
  ["正文写了两次 {{参数}}", (one) => (one.maincontent += "{{参数}}")],
  ["正文写了 {{尺寸}}，却没有这个表", (one) => (one.wirecontent += "{{尺寸}}")],
  ["表「端子」各行的格数与表头不同", (one) => one.tables["端子"]?.rows.push(["PE"])],
])("a table that would be lost is reported: %s", (sentence, change) =>
  expect(faultsAfter(change)).toContain(`products/1001.json，tables：${sentence}。`),
);

test.each<[string, object]>([
  ["id noise，key：代号重复", { key: "noise" }],
  ["id new，unit：不认识单位「伏」", { unit: "伏" }],
  ["id new，unit：文字参数没有单位", { kind: "text", unit: "V" }],
  ["id new，choices：选项参数和用于筛选的数值参数要写明选项，其他参数不写", { kind: "choice" }],
  ["id new，choices：选项参数和用于筛选的数值参数要写明选项，其他参数不写", { kind: "list", filter: true }],
  [
    "id new，choices：「40..10」要写成 450、10..40 或 20+20 的样子",
    { kind: "list", filter: true, choices: ["40..10"] },
  ],
  ["id new，choices：选项「甲」写了两次", { kind: "choice", choices: ["甲", "甲"] }],
  [
    "id new，choices：「20」要写成 450、10..40 或 20+20 的样子",
    { kind: "choice", unit: "kvar", choices: ["20"] },
  ],
  ["field：字段 shapesize 用了两次", { kind: "text", field: "shapesize" }],
  ["id new，listOrder：text 参数没有数值，列表不能按它排序", { kind: "text", listOrder: "capacity" }],
  ["id new，noteBelow：没有别的参数「output」", { noteBelow: "output" }],
  ["id new，noteBelow：没有别的参数「new」", { noteBelow: "new" }],
  [
    "id new，ratedAs：「400」不是它的选项",
    { kind: "list", filter: true, choices: ["230"], ratedAs: { "380": "400" } },
  ],
  [
    "id new，optionRoles：「乙」不是它的选项",
    { kind: "choice", choices: ["甲"], optionRoles: { common: "乙" } },
  ],
  [
    "id new，optionRoles：计算工具不问「common」",
    { kind: "choice", choices: ["甲"], optionRoles: { common: "甲" } },
  ],
  [
    "id new，optionRoles：没有写哪个选项是「wall」，计算工具要用",
    { kind: "choice", choices: ["甲"], role: "mounting", optionRoles: { rail: "甲" } },
  ],
  ["id new，inRegisters：没有数值的参数不写", { kind: "text", inRegisters: true }],
  ["role：「mounting」写了两次", { role: "mounting" }],
])("a faulty dictionary is reported: %s", (sentence, entry) =>
  expect(
    faultsAfter((_product, { parameters }) =>
      parameters.push({ key: "new", name: "新", group: "结构", kind: "number", filter: false, ...entry }),
    ),
  ).toContain(`parameters.json，${sentence}。`),
);

test("a parameter that calculators ask for and the dictionary does not have is reported", () =>
  expect(
    faultsAfter((_product, { parameters }) => {
      for (const entry of parameters) if (entry.role === "ratedBurden") delete entry.role;
    }),
  ).toContain("parameters.json，role：没有参数写「ratedBurden」，计算工具要用。"));

test("only comparable values may have a better one, in the way of their kind", () => {
  const saying = (key: string, better: "less" | "wider" | "earlier") =>
    faultsAfter((_product, { parameters }) => {
      const entry = parameters.find((parameter) => parameter.key === key);
      if (!entry) throw new Error(`${key} is gone`);
      entry.better = better;
    });
  expect(saying("noise", "wider")).toContain("number 参数的优劣只能写 less、more");
  expect(saying("noise", "less")).toBe("");
  expect(saying("communication", "less")).toContain("choice 参数的优劣只能写 earlier");
});

test("a figure that no filter option covers is reported with its product", () => {
  const content = { ...testContent, parameters: structuredClone(testContent.parameters) };
  const capacity = content.parameters.find(({ key }) => key === "rated-capacity");
  if (!capacity?.choices) throw new Error("rated-capacity is gone");
  expect(unofferedFigures(content, ".")).toEqual([]);
  capacity.choices = capacity.choices.filter((choice) => choice !== "70");
  expect(unofferedFigures(content, ".").map(sentenceOf).join("\n")).toContain(
    "「额定容量」的选项里没有 70 kvar（LH-SPC），按它筛选不到",
  );
});
