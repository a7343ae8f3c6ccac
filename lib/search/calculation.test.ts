import { expect, test } from "vitest";
import { calculationFor } from "./calculation";

test.each([
  ["1000 kVA 配多少电容", "300 kvar", /^\/tools\/kvar\?.*mode=transformer.*sn=1000/],
  ["1250千伏安变压器 无功补偿", "375 kvar", /sn=1250/],
  ["30kW 电机 补偿", "16.6 kvar", /^\/tools\/kvar\?.*mode=load.*p=30/],
  ["75kW 电机", "41.5 kvar", /mode=load.*p=75/],
  ["630kVA 变压器", "189 kvar", /mode=transformer.*sn=630/],
  ["1250变压器配多大电容柜", "375 kvar", /mode=transformer.*sn=1250/],
  ["变压器 800 补偿多少", "240 kvar", /mode=transformer.*sn=800/],
  ["变压器 800kVA 补偿多少", "240 kvar", /mode=transformer.*sn=800/],
  ["250A 互感器", "400/5 A", /^\/tools\/meter\?.*x=250/],
  ["200kW 互感器变比", "500/5 A", /^\/tools\/meter\?by=kw.*x=200/],
  ["功率因数0.7提高到0.95 500kW", "345.8 kvar", /mode=load.*p=500.*pf1=0.7&pf2=0.95/],
  ["500 kW cosφ 0.8 → 0.95 1250kVA 变压器", "210.7 kvar", /p=500.*pf1=0.8.*sn=1250/],
  ["0.75 提到 0.95 300kW", "166 kvar", /p=300.*pf1=0.75&pf2=0.95/],
  ["10kV 2000kW 0.85 0.95", "582.1 kvar", /p=2000.*pf1=0.85&pf2=0.95.*u=10000/],
  ["15A 负荷 配电表", "直接接入", /^\/tools\/meter\?by=a.*x=15/],
  ["2000kW 0.85补到0.95 10kV", "582.1 kvar", /p=2000.*u=10000/],
  ["APF 选多大 变频器 200kW", "299 A", /^\/tools\/harmonics\?.*vfd=200/],
  ["充电桩 300kW 谐波治理 1250kVA", "不需要", /^\/tools\/harmonics\?.*ev=300.*sn=1250/],
])(
  "for %s, the answer is %s, with its formula and the address of the calculator",
  (searched, says, address) => {
    const { text, figures, lines, source } = calculationFor(searched)!;
    expect(text).toContain(says);
    expect(figures.map((figure) => figure.text).join(" ")).toContain(says);
    expect(lines.some((line) => line.text.includes("；"))).toBe(true);
    expect(source.href).toMatch(address);
  },
);

test("assumed values that affect the result are stated", () => {
  const said = (searched: string) => calculationFor(searched)?.text.split("按示例值：")[1];
  expect(said("1000 kVA 配多少电容")).toBe("补偿容量占变压器容量 30%，系统电压 0.4 kV，短路阻抗 6%。");
  expect(said("75kW 电机")).toMatch(/^现在的功率因数 0\.75，目标功率因数 0\.95，系统电压 0\.4 kV，/);
  expect(said("250A 互感器")).toMatch(/^接线系统 三相四线 220\/380 V，用途 监测，/);
});

test("the answer on the size of an APF starts with it, followed by what exceeds the standard and what to do first", () => {
  const { figures, text } = calculationFor("APF 选多大 变频器 200kW")!;
  expect(figures[0]).toEqual({ name: "APF容量", text: "≥ 299 A" });
  expect(text).toContain("THDu 6.7% 超过 5%");
  expect(text).toContain("没有电抗器的变频器，先加 3%~5% 的进线或直流电抗器再算");
});

test("an estimate states its range, and that it is based on experience", () => {
  const [line] = calculationFor("1000 kVA 配多少电容")!.lines;
  expect(line?.text).toBe("Qc = 30% × Sn = 30% × 1000；300 kvar（经验：变压器容量的 20%~40%）");
});

test.each([
  "480V 30kvar 7% 电容",
  "250A 断路器",
  "5000/5 互感器",
  "9e9 kVA 电容",
  "电容",
  "75kW",
  "0.4~0.69 kV 电容",
  "200kW 变频器",
  "400kW 光伏 补偿",
  "0.5 0.2级 100kW",
  "100A 电表",
  "200A 互感器 333mV",
  "450A CT取电 测温传感器",
  "110变压器 电容",
  "150kW 480V 电机 7%",
  "",
])("%s is not a calculation", (searched) => expect(calculationFor(searched)).toBeUndefined());
