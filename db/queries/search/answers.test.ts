import { beforeAll, expect, test } from "vitest";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";

beforeAll(() => void testContentStore());

const answerTo = async (searched: string) => (await searchSite({ searched, page: 1, limit: 12 })).answers[0];

/** What people ask in their own words, and what the answer must say. */
const ASKED: [string, string][] = [
  ["CT 变比 怎么选", "60%~80%"],
  ["互感器变比怎么选", "60%~80%"],
  ["补偿容量怎么算", "tanφ1"],
  ["无功补偿容量计算", "30%"],
  ["补偿容量", "69 kvar"],
  ["力调电费", "0.90"],
  ["功率因数考核标准", "0.85"],
  ["电抗率 7% 14%", "189 Hz"],
  ["电抗率怎么选", "134 Hz"],
  ["电容器额定电压怎么选", "525 V"],
  ["电容器实际输出容量", "15.8 kvar"],
  ["电容器鼓肚子", "1.3 倍"],
  ["补偿柜烧电容", "谐振"],
  ["谐振次数怎么算", "√(Sk/Qc)"],
  ["SVG和APF的区别", "kvar"],
  ["什么时候用SVG", "毫秒级"],
  ["APF 容量", "1.2"],
  ["有源滤波器选型", "200 A"],
  ["谐波限值", "5.0%"],
  ["零线电流过大", "3 次"],
  ["换相开关怎么选", "换相开关"],
  ["CT二次开路", "短接"],
  ["0.5S级 0.5级 区别", "1%"],
  ["C级电表是多少级", "0.5S"],
  ["电表倍率怎么算", "变比"],
  ["三相三线 三相四线 区别", "V/V"],
  ["功率为负", "接反"],
  ["485总线长度", "1200 m"],
  ["RS485 终端电阻", "120 Ω"],
  ["modbus不通", "波特率"],
  ["LoRa 4G", "网关"],
  ["剩余电流报警值", "300~500 mA"],
  ["电容放电时间", "3 min"],
  ["复合开关和接触器的区别", "涌流"],
  ["共补和分补的区别", "250 V"],
  ["电压偏差标准", "±7%"],
  ["光伏 功率因数", "逆变器"],
  ["报价", "业务人员"],
  // Facts of one product.
  ["LH-ZCS 开孔", "孔距375 mm×50 mm"],
  ["PM96E 开孔尺寸", "92 mm×92 mm"],
  ["lh-dm1 尺寸", "18 mm×118 mm×66 mm"],
  ["LH-DM1尺寸多大", "18 mm×118 mm×66 mm"],
  ["LH-SVG-M 冷却方式", "风"],
  ["LH-RCD300 标准", "GB 14287.2"],
  ["LH-PM96E", "0.2级"],
  ["LH-ZCS/450-20+10", "订货代码"],
];

test.each(ASKED)("asked for %s, the answer says %s, and where it stands", async (searched, says) => {
  const answer = await answerTo(searched);
  const words = [answer?.text, ...(answer?.lines ?? []).map(({ label, text }) => `${label} ${text}`)].join(
    " ",
  );
  expect(words).toContain(says);
  expect(answer?.source.label).not.toBe("");
});

test.each([
  "谐波",
  "电容器",
  "互感器",
  "谐波治理",
  "智能电表",
  "公司",
  "三相",
  "LH",
  "a",
  "？",
  "",
  "怎么选",
])("a search for %s gets no single fact", async (searched) => {
  expect(await answerTo(searched)).toBeUndefined();
});

test("a search for a figure of a kind of product gets that of each product, with links to page and list", async () => {
  const { title, lines = [], source } = (await answerTo("SVG 噪音多大")) ?? {};
  expect(title).toBe("静止无功发生器SVG：噪声");
  expect(lines.map(({ label }) => label)).toEqual(["LH-SVG-M", "LH-SVG-MH", "LH-SVG-W"]);
  for (const { text, href } of lines) {
    expect(text).toMatch(/\d+ dB/);
    expect(href).toMatch(/^\/newdetail\/\d+#specs$/);
  }
  expect(source?.href).toMatch(/^\/product_type_list\/\d+\?sid=\d+&view=list$/);
});

test("if only one product of a kind has it, the answer is that of this product", async () => {
  const { title, lines, source } = (await answerTo("ATS 切换时间")) ?? {};
  expect(title).toBe("LH-KJT 自动切换应急接入柜");
  expect(lines).toEqual([{ label: "切换动作时间", text: expect.stringContaining("≤2 s") }]);
  expect(source?.label).toBe("LH-KJT 规格参数");
});

test("of two parameters with the same ending, the one with exactly that name is meant", async () => {
  const { title, lines = [] } = (await answerTo("APF 尺寸")) ?? {};
  expect(title).toBe("有源电力滤波器APF：外形尺寸");
  expect(lines.map(({ label }) => label)).toEqual(["LH-APF-M", "LH-APF-W", "LH-APF-G"]);
});

test("a calculator's answer has the requirement, the method, and matching products with quantities", async () => {
  const { figures = [], lines = [], matches = [] } = (await answerTo("1000 kVA 配多少电容")) ?? {};
  expect(figures[0]).toEqual({ name: "估算补偿（母线处）", text: "300 kvar" });
  expect(lines.map(({ label }) => label)).toEqual([
    "估算的补偿容量",
    "安装容量（不串电抗）",
    "并联谐振次数（不串电抗）",
    "逐级谐振次数（不串电抗）",
    "安装容量（串 7% 电抗）",
    "安装容量（串 14% 电抗）",
  ]);
  expect(matches.length).toBeGreaterThan(1);
  for (const { model, amount, gives, reason, image } of matches) {
    expect(model).toMatch(/^LH-/);
    expect(amount).toMatch(/^\d+ 台 × \d+ kvar$/);
    expect(gives).toMatch(/级$/);
    expect(reason).toMatch(/安装 \d+ kvar（≥ [\d.]+ kvar）/);
    expect(image).not.toBe("");
  }
  // The figures name what stands first for either way.
  const rows = matches.map(({ model, amount }) => `${model} ${amount}`);
  for (const { name, text } of figures.slice(2)) expect(rows).toContain(`${name.split("：")[1]} ${text}`);
});
