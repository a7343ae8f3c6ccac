import { expect, test } from "vitest";
import { revisedDays, type Revision } from "./revision";

const change = (fact: string, before: string, after: string) => ({ fact, before, after });
const revision = (number: number, date: string, ...changes: Revision["changes"]): Revision => ({
  number,
  date,
  changes,
});
const [FIRST, DAY] = ["2026-07-30", "2026-11-28"];

test("revisions of the same day are shown as one, from the first value to the last", () => {
  const days = revisedDays([
    revision(4, DAY, change("额定容量", "40 kvar", "50 kvar"), change("接口", "", "2×RJ45")),
    revision(3, DAY, change("额定容量", "30 kvar", "40 kvar")),
    revision(2, DAY, change("噪声", "≤60 dB", "≤65 dB")),
    revision(1, FIRST),
  ]);
  expect(days).toEqual([
    {
      ...{ versions: "V1.1~V1.3", date: DAY, isFirst: false },
      changes: [
        change("噪声", "≤60 dB", "≤65 dB"),
        change("额定容量", "30 kvar", "50 kvar"),
        change("接口", "", "2×RJ45"),
      ],
    },
    { versions: "V1.0", date: FIRST, isFirst: true, changes: [] },
  ]);
});

test("changed figures come before changed texts, even texts with figures", () => {
  const capacity = change("额定容量", "30 kvar", "50 kvar");
  const added = change("接口", "", "2×RJ45");
  const place = change("工作环境", "户内，海拔≤2000 m", "室内，海拔≤2000 m");
  const [day] = revisedDays([revision(2, DAY, place, capacity, added)]);
  expect(day?.changes).toEqual([capacity, added, place]);
});

test("the first publication is separate from changes on the same day", () => {
  const days = revisedDays([revision(2, FIRST, change("噪声", "", "≤65 dB")), revision(1, FIRST)]);
  expect(days.map(({ versions, isFirst }) => [versions, isFirst])).toEqual([
    ["V1.1", false],
    ["V1.0", true],
  ]);
});

test.each([
  ["525 mm×190 mm×370 mm（深×宽×高）", "190 mm×370 mm×525 mm（宽×高×深）"],
  ["175 mm×70 mm×(200~290) mm（宽×厚×高）", "175 mm×(200~290) mm×70 mm（宽×高×深）"],
  ["−25~+55 ℃", "-25~+55 ℃"],
])("%s written as %s is not a change", (before, after) => {
  const [day] = revisedDays([revision(2, DAY, change("外形尺寸", before, after))]);
  expect(day?.changes).toEqual([]);
});

test("a new table is shown by its rows, and its header only if it changed", () => {
  const row = change("端子 PE", "", "保护接地");
  const renamed = change("订货代码 表头", "代码、含义", "代码段、含义");
  const told = revisedDays([revision(2, DAY, change("端子 表头", "", "端子、功能"), row, renamed)]);
  expect(told[0]?.changes).toEqual([row, renamed]);
});

test("a different length is a change, in any order of sides", () => {
  const size = change("外形尺寸", "500 mm×560 mm×230 mm（宽×深×高）", "500 mm×221.5 mm×560 mm（宽×高×深）");
  expect(revisedDays([revision(2, DAY, size)])[0]?.changes).toEqual([size]);
});

test.each([
  ["GB/T 14549；GB/T 14549《电能质量 公用电网谐波》", "GB/T 14549《电能质量 公用电网谐波》"],
  ["GB/T 14549；GB/T 14549", "GB/T 14549"],
])("a standard that was named twice is shown once: %s", (before, once) => {
  const told = change("执行标准", before, "");
  expect(revisedDays([revision(2, DAY, told)])[0]?.changes).toEqual([change("执行标准", once, "")]);
});

const MOVED = {
  "lines of their own": [
    change("工作环境", "−25~+55 ℃，相对湿度≤90%（25 ℃），海拔≤2000 m", "−25~+55 ℃"),
    change("相对湿度", "", "≤90%（25 ℃）"),
    change("海拔", "", "≤2000 m"),
  ],
  "another line": [
    change("执行标准", "GB/T 14549《电能质量 公用电网谐波》", ""),
    change("电能质量限值", "", "GB/T 14549（公用电网谐波）"),
  ],
};
test.each(Object.entries(MOVED))("text that was only moved to %s is not a change", (_name, moved) => {
  const other = change("海拔降额", "1000 m", "2000 m");
  expect(revisedDays([revision(2, DAY, ...moved, other)])[0]?.changes).toEqual([other]);
});

test("a different value that was moved to its own line is a change", () => {
  const changes = [change("工作环境", "−25~+55 ℃，海拔≤2000 m", "−25~+55 ℃"), change("海拔", "", "≤1000 m")];
  expect(revisedDays([revision(2, DAY, ...changes)])[0]?.changes).toEqual(changes);
});
