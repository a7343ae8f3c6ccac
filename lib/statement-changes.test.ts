import { expect, test } from "vitest";
import { statementChanges } from "./statement-changes";

const pair = (before: string, after: string) => ({ before, after });
const LOCK = "谐波越限闭锁与过压退出可独立整定";
const LOCK_NOW = "谐波闭锁与过压退出可独立整定：THDu超过定值后不再投入，已投入的不因此切除";
const CURVE = "负荷曲线15 min一点，记总有功、总无功，经通信补召最近7天";
const POLARITY = "投运后看功率因数：轻载应接近1、重载滞后，若显示超前且投切后更超前，检查极性";
const POLARITY_NOW = "投运后手动投入一组看功率因数：显示滞后、投入后升高为正常";
const BUS = "A1、B1到第一台用屏蔽双绞线，屏蔽层单端接地，连同级联网线总长不超过600 m";

test("a lock is not told as replaced by a load curve", () => {
  expect(statementChanges([LOCK], [CURVE])).toEqual([pair("", CURVE), pair(LOCK, "")]);
  expect(statementChanges([LOCK], [CURVE, LOCK_NOW])).toEqual([pair("", CURVE), pair(LOCK, LOCK_NOW)]);
});

test("a check of polarity is not told as replaced by a length of the bus", () => {
  expect(statementChanges([POLARITY], [BUS])).toEqual([pair("", BUS), pair(POLARITY, "")]);
  expect(statementChanges([POLARITY], [BUS, POLARITY_NOW])).toEqual([
    pair("", BUS),
    pair(POLARITY, POLARITY_NOW),
  ]);
});

test.each([
  ["45 kg", "50 kg"],
  ["2级", "不计量"],
  ["三点壁挂", "三点安装3×φ5.5（上一下二），孔距140 mm×225 mm"],
  ["IA、IB、IC及回零", "IA*、IA、IB*、IB、IC*、IC"],
])("a value has its new value beside it, however they differ: %s → %s", (before, after) => {
  expect(statementChanges([before], [after])).toEqual([pair(before, after)]);
});

test.each([
  ["150~800 kvar", "150~800 kvar（系统电压下输出，已计电抗）"],
  ["400 imp/kWh（按变比换算）", "400 imp/kWh（二次侧，一次电量乘变比）"],
  ["GB/T 4208-2008《外壳防护等级（IP代码）》", "GB/T 4208-2017《外壳防护等级（IP代码）》"],
])("a statement has its new form beside it, where most words are the same: %s → %s", (before, after) => {
  expect(statementChanges([before, "旧"], [after, "新"])).toContainEqual(pair(before, after));
});

test("another standard is a new one, though its title has the same words", () => {
  const [old, other] = ["GB/T 14549《电能质量 公用电网谐波》", "GB/T 24337《电能质量 公用电网间谐波》"];
  expect(statementChanges([old], [other])).toEqual([pair("", other), pair(old, "")]);
});
