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

test("a list that is changed several times in a day is compared item by item, and what it kept is no change", () => {
  const [kept, now] = ["过压退出可独立整定", "过压退出可独立整定，不大于260 V"];
  const [bus, end] = ["总长不超过600 m", "最后一台不接终端电阻"];
  const [day] = revisedDays([
    revision(4, DAY, change("功能特点", "", "负荷曲线15 min一点，记总有功、总无功")),
    revision(3, DAY, change("功能特点", "测温", ""), change("接线要点", bus, `${bus}；${end}`)),
    revision(2, DAY, change("功能特点", kept, `${now}；测温`)),
  ]);
  expect(day?.changes).toEqual([
    change("功能特点", kept, now),
    change("功能特点", "", "负荷曲线15 min一点，记总有功、总无功"),
    change("接线要点", "", end),
  ]);
});

test("a value that was renamed and then written in other words is one change", () => {
  const [value, rewritten] = ["电压/电流0.2级，功率0.5级", "0.2级（功率0.5级）"];
  const [day] = revisedDays([
    revision(3, DAY, change("测量准确度", value, rewritten)),
    revision(2, DAY, change("测量准确度", "", value), change("准确度", value, "")),
  ]);
  expect(day?.changes).toEqual([change("测量准确度", value, rewritten)]);
});

test("other words with the same figures come after what is new or removed", () => {
  const words = change("整定", "COSφ 0.90~0.99", "cosφ 0.90~0.99");
  const added = change("端子 4G", "", "上行天线（选配）");
  expect(revisedDays([revision(2, DAY, words, added)])[0]?.changes).toEqual([added, words]);
});
