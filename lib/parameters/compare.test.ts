import { expect, test } from "vitest";
import { compareLines, onlyDifferent } from "./compare";

const DICTIONARY = [
  { key: "voltage", name: "额定电压", group: "电气参数", kind: "list" },
  { key: "accuracy", name: "准确度等级", group: "测量与精度", kind: "choice" },
  { key: "electrical", name: "其他电气特性", group: "电气参数", kind: "text" },
] as const;
const line = (key: string, label: string, text: string) => ({ key, label, text });
const compare = (...products: ReturnType<typeof line>[][]) => compareLines(products, DICTIONARY);
/** Rows as a visitor reads them: name, cells, whether they differ. */
const rows = (groups: ReturnType<typeof compare>) =>
  groups.flatMap((group) =>
    group.rows.map(({ name, cells, isDifferent }) => [
      name,
      cells.map((cell) =>
        cell.map(({ label, text }) => (label === "" ? text : `${label}：${text}`)).join("|"),
      ),
      isDifferent,
    ]),
  );

test("rows stand in the dictionary's groups, and differ where their words do", () => {
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

test("blanks, case and full width make no difference; what one product does not say does", () => {
  expect(
    rows(compare([line("voltage", "额定电压", "AC 400 V")], [line("voltage", "额定电压", "ac４００V")])),
  ).toEqual([["额定电压", ["AC 400 V", "ac４００V"], false]]);
  expect(rows(compare([line("voltage", "额定电压", "400 V")], []))).toEqual([
    ["额定电压", ["400 V", ""], true],
  ]);
});

test("one parameter under two names is one row, and each name stays beside its words", () => {
  expect(
    rows(compare([line("voltage", "系统电压", "400 V")], [line("voltage", "额定电压", "400 V")])),
  ).toEqual([["额定电压", ["系统电压：400 V", "400 V"], false]]);
  expect(rows(compare([line("voltage", "系统电压", "400 V")]))).toEqual([["系统电压", ["400 V"], false]]);
});

test("several classes of one product stay together, the order in which they are written makes no difference", () => {
  const voltage = line("accuracy", "电压", "0.2级");
  const power = line("accuracy", "功率", "0.5级");
  expect(rows(compare([voltage, power], [power, voltage]))).toEqual([
    ["准确度等级", ["电压：0.2级|功率：0.5级", "功率：0.5级|电压：0.2级"], false],
  ]);
});

test("words without a measure are told apart by their labels", () => {
  const discharge = line("electrical", "放电", "3 min");
  const insulation = line("electrical", "绝缘", "2500 V");
  expect(rows(compare([discharge, insulation], [insulation]))).toEqual([
    ["放电", ["3 min", ""], true],
    ["绝缘", ["2500 V", "2500 V"], false],
  ]);
});

test("a single product differs from none", () => {
  const groups = compare([line("voltage", "额定电压", "400 V")]);
  expect(onlyDifferent(groups)).toEqual([]);
});
