import { expect, test } from "vitest";
import { content as testContent } from "@/db/testing/content";
import type { Content } from "@/db/source/shapes";
import { combinationFaults } from "./combination-faults";
import { sentenceOf } from "./finding";
import { sizeFaults } from "./size-faults";
import { standardFaults } from "./standard-faults";

type Product = Content["products"][number];

/** A product of the test content that is available with 480 V and 7 %, or with 525 V and 14 %. */
const PAIRED = 1013;

/**
 * The faults after a mistake in one product. The check compares titles of standards across products, everything else
 * within one.
 */
function faultsAfter(id: number, change: (product: Product) => void): string {
  const product = structuredClone(testContent.products.find((one) => one.id === id));
  if (!product) throw new Error(`${id} is gone`);
  change(product);
  const alone = { ...testContent, products: [product] };
  const products = testContent.products.map((one) => (one.id === id ? product : one));
  return [
    ...[combinationFaults, sizeFaults].flatMap((rule) => rule(alone, ".")),
    ...standardFaults({ ...testContent, products }, "."),
  ]
    .map(sentenceOf)
    .join("\n");
}

test("combinations that match the text and the order code are accepted", () =>
  expect(faultsAfter(PAIRED, () => undefined)).toBe(""));

test.each<[string, Product["combinations"]]>([
  ["没有代号为「volts」的参数，请先写入 parameters.json", [{ volts: 480, "reactance-rate": 7 }]],
  ["参数里没有「电抗率」12%", [{ "capacitor-voltage": 480, "reactance-rate": [7, 12] }]],
  ["「525 V、14%」写了两次", Array(2).fill({ "capacitor-voltage": 525, "reactance-rate": 14 })],
  [
    "「电抗率」14% 没有写与什么在一起，每个值都要写到",
    [{ "capacitor-voltage": [480, 525], "reactance-rate": 7 }],
  ],
  [
    "订货代码能写「480 V、7%」，combinations 里没有",
    [
      { "capacitor-voltage": 480, "reactance-rate": 14 },
      { "capacitor-voltage": 525, "reactance-rate": 7 },
    ],
  ],
  [
    "订货代码写不出「480 V、14%」，请核对 code",
    [
      { "capacitor-voltage": 480, "reactance-rate": [7, 14] },
      { "capacitor-voltage": 525, "reactance-rate": 14 },
    ],
  ],
  [
    "「480 V、14%」在原文「40、60 kvar（480 V/7%或525 V/14%）」里没有写在一起",
    [{ "capacitor-voltage": 480, "reactance-rate": [7, 14] }],
  ],
  [
    "「电容器额定电压」与「电抗率」怎样在一起由订货代码得出，不用写",
    [
      { "capacitor-voltage": 480, "reactance-rate": 7 },
      { "capacitor-voltage": 525, "reactance-rate": 14 },
    ],
  ],
])("invalid combinations are reported: %s", (sentence, combinations) =>
  expect(faultsAfter(PAIRED, (product) => (product.combinations = combinations))).toContain(
    `products/${PAIRED}.json，combinations：${sentence}。`,
  ),
);

test("a voltage without reactor stands alone beside the voltages that go with a rate", () => {
  const with450 = (combinations: Product["combinations"]) =>
    faultsAfter(PAIRED, (product) => {
      product.code?.rules.splice(0);
      product.combinations = combinations;
      for (const { key, numbers } of product.parameters.flatMap((line) => [line, ...(line.also ?? [])]))
        if (key === "capacitor-voltage") numbers?.push(450);
    });
  const pairs = [
    { "capacitor-voltage": 480, "reactance-rate": 7 },
    { "capacitor-voltage": 525, "reactance-rate": 14 },
  ];
  const unsaid = "「电容器额定电压」450 V 没有写与什么在一起，每个值都要写到";
  expect(with450(pairs)).toContain(unsaid);
  expect(with450([...pairs, { "capacitor-voltage": 450 }])).not.toContain(unsaid);
  expect(with450([...pairs, { "capacitor-voltage": 440 }])).toContain("参数里没有「电容器额定电压」440 V");
  expect(with450([{ "capacitor-voltage": 450 }])).toContain("「450 V」单独写了，这个参数却不在别的组合里");
});

test("texts that pair two figures are reported if the order code has no rule for the pair", () =>
  expect(faultsAfter(PAIRED, ({ code }) => code?.rules.splice(0))).toContain(
    "原文「40、60 kvar（480 V/7%或525 V/14%）」把「480 V、7%」写在一起，combinations 里没有",
  ));

test("a cut-out in the text must be the one in the filter, and vice versa", () => {
  const without = faultsAfter(1048, (product) => {
    product.parameters = product.parameters.filter(({ key }) => key !== "cutout");
  });
  expect(without).toContain(
    'openingsize：开孔是 92 mm×92 mm，参数里没有写：{ "key": "cutout", "choices": ["92 mm×92 mm"] }',
  );
  expect(faultsAfter(1048, (product) => (product.openingsize = "无需开孔"))).toContain(
    "openingsize：参数里写了开孔 92 mm×92 mm，开孔尺寸的文字里没有",
  );
});

test.each<[string, (product: Product) => void]>([
  [
    "正文的列表里没有 GB/T 1，要写 <li>GB/T 1《标准的名称》</li>",
    ({ standards }) => void standards.push("GB/T 1"),
  ],
  [
    "GB/T 1 不是产品的标准，写成参数表的一行「电能质量限值」",
    (product) => {
      product.standards.push("GB/T 1");
      product.maincontent += "<ul><li>GB/T 1《电能质量 公用电网谐波》</li></ul>";
    },
  ],
  [
    "正文的列表里有 GB/T 15576，standards 里没有",
    (product) => (product.standards = product.standards.filter((number) => number !== "GB/T 15576")),
  ],
  [
    "GB/T 15576 在正文里叫《低压装置》",
    (product) =>
      (product.maincontent = product.maincontent.replace("《低压成套无功功率补偿装置》", "《低压装置》")),
  ],
])("standards must match the text: %s", (sentence, change) =>
  expect(faultsAfter(PAIRED, change)).toContain(`products/${PAIRED}.json，standards：${sentence}`),
);
