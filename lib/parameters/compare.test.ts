import { expect, test } from "vitest";
import { compareProducts, onlyAlike, onlyDifferent, onlyPartlyTold, saidOnceLast } from "./compare";
import type { Parameter, Value } from "./parameter";

const entry = (key: string, name: string, more: Partial<Parameter>): Parameter => ({
  key,
  name,
  group: "电气参数",
  kind: "list",
  unit: "",
  choices: [],
  filter: false,
  card: 0,
  field: "",
  better: "",
  ...more,
});
const DICTIONARY = [
  entry("voltage", "额定电压", { unit: "V" }),
  entry("accuracy", "准确度等级", { group: "测量与精度", kind: "choice" }),
  entry("electrical", "其他电气特性", { kind: "text" }),
  entry("losses", "有功损耗", { unit: "%", better: "less" }),
];
const line = (key: string, label: string, text: string) => ({ key, label, text });
const value = (key: string, figure: number, condition = ""): Value => ({
  key,
  min: figure,
  max: figure,
  choice: "",
  condition,
});
const compare = (...products: ReturnType<typeof line>[][]) =>
  compareProducts(
    products.map((lines) => ({ lines, values: [] })),
    DICTIONARY,
  );
/** Rows as a visitor reads them: name, cells, whether they differ. */
const rows = (groups: ReturnType<typeof compare>) =>
  groups.flatMap((group) =>
    group.rows.map(({ name, cells, isDifferent }) => [
      name,
      cells.map((cell) =>
        cell.lines.map(({ label, text }) => (label === "" ? text : `${label}：${text}`)).join("|"),
      ),
      isDifferent,
    ]),
  );

test("rows are in the groups of the dictionary, and differ if their texts do", () => {
  const groups = compare(
    [line("accuracy", "准确度等级", "0.5级"), line("voltage", "额定电压", "400 V")],
    [line("voltage", "额定电压", "450 V"), line("accuracy", "准确度等级", "0.5级")],
  );
  expect(groups.map(({ name }) => name)).toEqual(["电气参数", "测量与精度"]);
  expect(rows(groups)).toEqual([
    ["额定电压", ["400 V", "450 V"], true],
    ["准确度等级", ["0.5级", "0.5级"], false],
  ]);
  expect(rows(onlyDifferent(groups))).toEqual([["额定电压", ["400 V", "450 V"], true]]);
});

test("blanks, case, character width and missing values make no difference", () => {
  expect(
    rows(compare([line("voltage", "额定电压", "AC 400 V")], [line("voltage", "额定电压", "ac４００V")])),
  ).toEqual([["额定电压", ["AC 400 V", "ac４００V"], false]]);
  expect(rows(compare([line("voltage", "额定电压", "400 V")], []))).toEqual([
    ["额定电压", ["400 V", ""], false],
  ]);
});

test("different values are a difference, a missing value is not, but may matter for a choice", () => {
  const groups = compare(
    [
      line("voltage", "额定电压", "400 V"),
      line("accuracy", "准确度等级", "0.5级"),
      line("losses", "损耗", "3%"),
    ],
    [
      line("voltage", "额定电压", "450 V"),
      line("accuracy", "准确度等级", "0.5级"),
      line("losses", "损耗", "3%"),
    ],
    [line("losses", "损耗", "3%")],
  );
  const names = (some: typeof groups) => some.flatMap((group) => group.rows.map(({ name }) => name));
  expect(names(onlyDifferent(groups))).toEqual(["额定电压"]);
  expect(names(onlyPartlyTold(groups))).toEqual(["准确度等级"]);
  expect(names(onlyAlike(groups))).toEqual(["损耗"]);
});

test("rows with a value of one product only, which others could have, come last in a separate group", () => {
  const lossesOfNone = new Set(["losses"]);
  const groups = compareProducts(
    [
      { lines: [line("voltage", "额定电压", "400 V"), line("losses", "有功损耗", "≤2.5%")], values: [] },
      { lines: [line("accuracy", "准确度等级", "0.5级")], values: [], notApplicable: lossesOfNone },
      { lines: [line("accuracy", "准确度等级", "0.5级")], values: [], notApplicable: lossesOfNone },
    ],
    DICTIONARY,
  );
  const last = saidOnceLast(groups);
  expect(last.once).toBe(1);
  expect(last.groups.map(({ name, rows }) => [name, ...rows.map((row) => row.name)])).toEqual([
    ["电气参数", "有功损耗"],
    ["测量与精度", "准确度等级"],
    ["只有一款标注", "额定电压"],
  ]);
});

test("AC 400 V，50 Hz equals AC 400 V, and a product without a line shows its values", () => {
  const products = [
    { lines: [line("voltage", "额定电压", "AC 400 V，50 Hz")], values: [value("voltage", 400)] },
    { lines: [line("voltage", "额定电压", "AC 400 V")], values: [value("voltage", 400)] },
    { lines: [], values: [value("voltage", 400, "共补"), value("voltage", 230, "分补")] },
  ];
  expect(rows(compareProducts(products.slice(0, 2), DICTIONARY))).toEqual([
    ["额定电压", ["AC 400 V，50 Hz", "AC 400 V"], false],
  ]);
  expect(rows(compareProducts(products, DICTIONARY))).toEqual([
    ["额定电压", ["AC 400 V，50 Hz", "AC 400 V", "400 V（共补）；230 V（分补）"], true],
  ]);
});

test("the product with lower losses is marked, and none if they are equal", () => {
  const product = (figure: number) => ({
    lines: [line("losses", "有功损耗", `${figure}%`)],
    values: [value("losses", figure)],
  });
  const marks = (...figures: number[]) =>
    compareProducts(figures.map(product), DICTIONARY).flatMap(({ rows: [row] }) =>
      row?.cells.map(({ isBetter }) => isBetter),
    );
  expect(marks(3, 2.5, 2.5)).toEqual([false, true, true]);
  expect(marks(3, 3)).toEqual([false, false]);
});

test("a parameter with two labels is one row, and each label is shown beside its text", () => {
  expect(
    rows(compare([line("voltage", "系统电压", "400 V")], [line("voltage", "额定电压", "400 V")])),
  ).toEqual([["额定电压", ["系统电压：400 V", "400 V"], false]]);
  expect(rows(compare([line("voltage", "系统电压", "400 V")]))).toEqual([["系统电压", ["400 V"], false]]);
});

test("several classes of a product stay together, in any order", () => {
  const voltage = line("accuracy", "电压", "0.2级");
  const power = line("accuracy", "功率", "0.5级");
  expect(rows(compare([voltage, power], [power, voltage]))).toEqual([
    ["准确度等级", ["电压：0.2级|功率：0.5级", "功率：0.5级|电压：0.2级"], false],
  ]);
});

test("lines of a text parameter are matched by label", () => {
  const discharge = line("electrical", "放电", "3 min");
  const insulation = line("electrical", "绝缘", "2500 V");
  expect(rows(compare([discharge, insulation], [insulation]))).toEqual([
    ["放电", ["3 min", ""], false],
    ["绝缘", ["2500 V", "2500 V"], false],
  ]);
});

test("two lines of a text parameter with different labels are separate rows without a difference", () => {
  const discharge = line("electrical", "放电", "3 min");
  const insulation = line("electrical", "绝缘", "2500 V");
  expect(rows(compare([discharge], [insulation]))).toEqual([
    ["放电", ["3 min", ""], false],
    ["绝缘", ["", "2500 V"], false],
  ]);
});

test("a short name means the parameter, and different texts with it are a difference", () => {
  expect(
    rows(compare([line("electrical", "电气特性", "A型")], [line("electrical", "其他电气特性", "B型")])),
  ).toEqual([["其他电气特性", ["电气特性：A型", "B型"], true]]);
});

test("in a parameter with several lines, a product may be unable to have one and lack data of another", () => {
  const products = [
    { lines: [line("electrical", "电抗绕组", "铜"), line("electrical", "放电", "3 min")], values: [] },
    { lines: [], values: [], notApplicable: new Set(["电抗绕组"]) },
  ];
  expect(
    compareProducts(products, DICTIONARY).flatMap((group) =>
      group.rows.map(({ name, cells: [, second] }) => [name, second?.isApplicable]),
    ),
  ).toEqual([
    ["电抗绕组", false],
    ["放电", true],
  ]);
});

test("a cell says that a product cannot have a value, and is empty if the value is only unknown", () => {
  const products = [
    { lines: [line("voltage", "额定电压", "400 V"), line("accuracy", "准确度等级", "0.5级")], values: [] },
    { lines: [], values: [], notApplicable: new Set(["voltage"]) },
  ];
  const cells = compareProducts(products, DICTIONARY).flatMap((group) =>
    group.rows.flatMap(({ name, cells: [, second], isDifferent }) => [
      [name, second?.isApplicable, isDifferent],
    ]),
  );
  // A difference, as the product cannot have it.
  expect(cells).toEqual([
    ["额定电压", false, true],
    ["准确度等级", true, false],
  ]);
});

test("a single product has no differences", () => {
  const groups = compare([line("voltage", "额定电压", "400 V")]);
  expect(onlyDifferent(groups)).toEqual([]);
});
