import { beforeAll, expect, test } from "vitest";
import { emptyStore } from "@/db/testing/store";
import { readFilters, type Sort } from "@/lib/links/filters";
import { countWithout, listFiltered } from "./filters";
import { filterRules } from "./filter-rules";

/** What products can be filtered by; those without choices are figures. */
const DICTIONARY: Record<string, string> = {
  "system-voltage": "",
  "capacitor-voltage": "",
  "rated-capacity": "",
  "reactance-rate": "",
  "compensation-current": "",
  "rated-current": "",
  outputs: "",
  temperature: "",
  "step-combination": "10+10,20+20",
  "compensation-mode": "共补,分补,混补",
  cooling: "自然冷却,风冷,水冷",
  "quality-class": "A级,S级",
  "insulation-class": "F级,H级",
  "switching-element": "接触器,晶闸管",
  "panel-cutout": "72,92",
  accuracy: "0.2级,0.5级",
  mounting: "面板嵌入,导轨",
  poles: "3P,4P",
  "ct-output": "5 A,333 mV",
  protection: "IP30,IP65",
  communication: "RS485,以太网,4G,LoRa,蓝牙",
  protocol: "Modbus-RTU,MQTT,DL/T 645-2007",
};
const [CAPACITORS, FILTERS, PARTS, METERS] = [33, 35, 43, 49];

/** A choice, a figure or a span. */
type Value = string | number | [min: number, max: number];
type Made = { title: string; family: number; has: Record<string, Value[]> };
const made = (title: string, family: number, has: Made["has"]): Made => ({ title, family, has });

/** Each answers some question below, and beside it stands one that lacks a single thing asked for. */
const PRODUCTS = [
  made("智能电容器", CAPACITORS, {
    "system-voltage": [400],
    "capacitor-voltage": [450],
    "rated-capacity": [20, 40],
    "step-combination": ["10+10", "20+20"],
    "compensation-mode": ["共补"],
    communication: ["RS485"],
    temperature: [[-25, 55]],
  }),
  made("智能电容器（480 V）", CAPACITORS, {
    "capacitor-voltage": [480],
    "step-combination": ["20+20"],
    communication: ["RS485"],
  }),
  made("混补箱", CAPACITORS, { "compensation-mode": ["混补"], communication: ["4G"] }),
  made("高压装置", CAPACITORS, { "system-voltage": [6000, 10_000], "rated-capacity": [[300, 1500]] }),
  made("户外高压装置", CAPACITORS, {
    "system-voltage": [10_000],
    "rated-capacity": [[100, 600]],
    temperature: [[-40, 45]],
  }),
  made("抗谐波单元", FILTERS, { "reactance-rate": [7], "capacitor-voltage": [480] }),
  made("抗谐波电容柜", FILTERS, { "reactance-rate": [7, 14], "capacitor-voltage": [480, 525] }),
  made("抗谐波单元（14%）", FILTERS, { "reactance-rate": [14], "capacitor-voltage": [525] }),
  made("静止无功模块", FILTERS, { "rated-capacity": [30, 50, 100], cooling: ["风冷"] }),
  made("壁挂静止无功", FILTERS, { "rated-capacity": [30], cooling: ["风冷"] }),
  made("水冷静止无功", FILTERS, { "rated-capacity": [100], cooling: ["水冷"] }),
  made("有源滤波模块", FILTERS, { "compensation-current": [50, 75, 100, 150], cooling: ["风冷"] }),
  made("有源滤波柜", FILTERS, { "compensation-current": [[200, 600]] }),
  made("壁挂有源滤波", FILTERS, { "compensation-current": [30, 50] }),
  made("A级监测", FILTERS, { "quality-class": ["A级"] }),
  made("S级监测", FILTERS, { "quality-class": ["S级"] }),
  made("控制器", PARTS, { outputs: [4, 12], communication: ["RS485"] }),
  made("控制器（无通信）", PARTS, { outputs: [12] }),
  made("电抗器", PARTS, { "reactance-rate": [7, 14], "insulation-class": ["H级"] }),
  made("电抗器（F级）", PARTS, { "reactance-rate": [7], "insulation-class": ["F级"] }),
  made("无触点开关", PARTS, { "switching-element": ["晶闸管"] }),
  made("复合接触器", PARTS, { "switching-element": ["接触器"] }),
  made("面板表", METERS, { "panel-cutout": ["92"], accuracy: ["0.2级"], mounting: ["面板嵌入"] }),
  made("网络面板表", METERS, {
    "panel-cutout": ["92"],
    accuracy: ["0.5级"],
    mounting: ["面板嵌入"],
    communication: ["RS485", "以太网"],
  }),
  made("无线导轨表", METERS, { mounting: ["导轨"], communication: ["LoRa"] }),
  made("导轨表", METERS, {
    mounting: ["导轨"],
    communication: ["蓝牙", "RS485"],
    protocol: ["DL/T 645-2007", "Modbus-RTU"],
  }),
  made("蓝牙插座", METERS, { communication: ["蓝牙"], protocol: ["MQTT"] }),
  made("开口互感器", METERS, { "ct-output": ["5 A", "333 mV"] }),
  made("网关", METERS, { communication: ["以太网"], protocol: ["MQTT"], protection: ["IP30"] }),
  made("户外网关", METERS, { communication: ["以太网", "4G"], protocol: ["MQTT"], protection: ["IP65"] }),
  made("断路器", METERS, { "rated-current": [[100, 250]], poles: ["3P", "4P"] }),
  made("小断路器", METERS, { "rated-current": [[6, 63]], poles: ["3P"] }),
  made("25 A模块", PARTS, { band: [25] }),
  made("50 A模块", PARTS, { band: [50] }),
  made("30~50 A模块", PARTS, { band: [[30, 50]] }),
  made("40~80 A模块", PARTS, { band: [[40, 80]] }),
  made("100 A模块", PARTS, { band: [100] }),
  made("150 A模块", PARTS, { band: [150] }),
  made("测温传感器", METERS, { reach: [[-25, 70]] }),
  made("户外测温传感器", METERS, { reach: [[-40, 70]] }),
];

beforeAll(() => {
  const store = emptyStore();
  const parameter = store.prepare(
    'INSERT INTO parameters (key, sort, name, "group", kind, choices, filter) VALUES (?, ?, ?, ?, ?, ?, 1)',
  );
  Object.entries(DICTIONARY).forEach(([key, choices], at) =>
    parameter.run(key, at, key, "参数", choices ? "choice" : "list", choices),
  );
  parameter.run("reach", 99, "reach", "参数", "range", "-40,-25,-10");
  parameter.run("band", 98, "band", "参数", "list", "..50,50..100,100..");
  store.exec("INSERT INTO categories (id, name, pid) VALUES (33, '补偿', 0), (35, '滤波', 0)");
  store.exec("INSERT INTO categories (id, name, pid) VALUES (43, '元件', 0), (49, '仪表', 0)");
  const product = store.prepare("INSERT INTO products (id, type, title, sort) VALUES (?, ?, ?, ?)");
  const value = store.prepare(
    "INSERT INTO product_values (product, place, key, min, max, choice) VALUES (?, ?, ?, ?, ?, ?)",
  );
  PRODUCTS.forEach(({ title, family, has }, id) => {
    product.run(id + 1, family, title, PRODUCTS.length - id);
    Object.entries(has)
      .flatMap(([key, values]) => values.map((one) => [key, one] as const))
      .forEach(([key, one], place) => {
        const [min, max] = typeof one === "string" ? [null, null] : [one].flat();
        value.run(id + 1, place, key, min, max ?? min, typeof one === "string" ? one : "");
      });
  });
});

const chosenOf = (query: string) => readFilters(new URLSearchParams(query), filterRules);

async function answer(type: number, query: string, sort?: Sort) {
  const { items } = await listFiltered({ type, chosen: chosenOf(query), sort, page: 1, limit: 50 });
  return items.map(({ title }) => title);
}

test.each([
  [
    "450 V、20+20、带RS485",
    CAPACITORS,
    "f.capacitor-voltage=450&f.step-combination=20%2B20&f.communication=RS485",
    ["智能电容器"],
  ],
  ["混合补偿", CAPACITORS, "f.compensation-mode=混补", ["混补箱"]],
  [
    "10 kV、300 kvar",
    CAPACITORS,
    "f.system-voltage=10000&f.rated-capacity=300",
    ["高压装置", "户外高压装置"],
  ],
  ["能在-40 ℃运行", CAPACITORS, "f.temperature=-40", ["户外高压装置"]],
  ["7%电抗、480 V", FILTERS, "f.reactance-rate=7&f.capacitor-voltage=480", ["抗谐波单元", "抗谐波电容柜"]],
  ["14%电抗率", FILTERS, "f.reactance-rate=14", ["抗谐波电容柜", "抗谐波单元（14%）"]],
  ["100 kvar、风冷", FILTERS, "f.rated-capacity=100&f.cooling=风冷", ["静止无功模块"]],
  ["150 A附近", FILTERS, "f.compensation-current=100..200", ["有源滤波模块", "有源滤波柜"]],
  ["A级监测", FILTERS, "f.quality-class=A级", ["A级监测"]],
  ["12路、带RS485", PARTS, "f.outputs=12&f.communication=RS485", ["控制器"]],
  ["7%、H级绝缘", PARTS, "f.reactance-rate=7&f.insulation-class=H级", ["电抗器"]],
  ["晶闸管投切", PARTS, "f.switching-element=晶闸管", ["无触点开关"]],
  ["92方孔、0.2级", METERS, "f.panel-cutout=92&f.accuracy=0.2级", ["面板表"]],
  ["带以太网的面板表", METERS, "f.communication=以太网&f.mounting=面板嵌入", ["网络面板表"]],
  ["带LoRa的导轨表", METERS, "f.communication=LoRa&f.mounting=导轨", ["无线导轨表"]],
  ["带蓝牙、645规约", METERS, "f.communication=蓝牙&f.protocol=DL/T 645-2007", ["导轨表"]],
  ["333 mV输出", METERS, "f.ct-output=333 mV", ["开口互感器"]],
  ["走MQTT的以太网网关", METERS, "f.protocol=MQTT&f.communication=以太网", ["网关", "户外网关"]],
  ["250 A、3P", METERS, "f.rated-current=100..250&f.poles=3P", ["断路器"]],
  ["IP65", METERS, "f.protection=IP65", ["户外网关"]],
])("an engineer who filters by %s gets exactly the products with it", async (_asked, type, query, titles) => {
  expect(await answer(type, query)).toEqual(titles);
});

test.each([
  ["at most 50 A", "..50", ["25 A模块", "50 A模块", "30~50 A模块", "40~80 A模块"]],
  ["above 50 A", "50..100", ["40~80 A模块", "100 A模块"]],
  ["above 100 A", "100..", ["150 A模块"]],
  ["50 A to 100 A, both in", "50.0..100", ["50 A模块", "30~50 A模块", "40~80 A模块", "100 A模块"]],
])("a value on the border of two ranges is only in the lower one: %s", async (_asked, band, titles) => {
  expect(await answer(PARTS, `f.band=${band}`)).toEqual(titles);
});

test("figures are in ascending order, also those only in the address", async () => {
  const { filters } = await listFiltered({
    type: PARTS,
    chosen: chosenOf("f.band=25,150"),
    page: 1,
    limit: 1,
  });
  const band = filters.find(({ parameter }) => parameter.key === "band");
  expect(band?.options.map(({ option }) => option)).toEqual(["..50", "25", "50..100", "100..", "150"]);
});

test("options of one parameter are alternatives, several parameters must all match", async () => {
  expect(await answer(CAPACITORS, "f.communication=4G,RS485")).toEqual([
    "智能电容器",
    "智能电容器（480 V）",
    "混补箱",
  ]);
  expect(await answer(CAPACITORS, "f.communication=4G,RS485&f.capacitor-voltage=450")).toEqual([
    "智能电容器",
  ]);
});

test("sorted by capacity, the smallest comes first, and products without come last", async () => {
  expect(await answer(CAPACITORS, "", "capacity")).toEqual([
    "智能电容器",
    "户外高压装置",
    "高压装置",
    "智能电容器（480 V）",
    "混补箱",
  ]);
});

test("a sort order is offered only if two products of the list differ in it", async () => {
  const sorts = async (type: number, query = "") =>
    (await listFiltered({ type, chosen: chosenOf(query), page: 1, limit: 1 })).sorts;
  expect(await sorts(CAPACITORS)).toEqual(["capacity", "voltage"]);
  expect(await sorts(CAPACITORS, "f.communication=RS485")).toEqual(["voltage"]);
  expect(await sorts(PARTS)).toEqual([]);
});

test("each option shows the number of its results, and a filter without results says what to drop", async () => {
  const chosen = chosenOf("f.communication=RS485");
  const { filters, total } = await listFiltered({ type: CAPACITORS, chosen, page: 1, limit: 1 });
  const optionsOf = (key: string) =>
    filters
      .find(({ parameter }) => parameter.key === key)
      ?.options.map(({ option, count }) => [option, count]);
  expect(total).toBe(2);
  expect(optionsOf("communication")).toEqual([
    ["RS485", 2],
    ["4G", 1],
  ]);
  expect(optionsOf("step-combination")).toEqual([
    ["10+10", 1],
    ["20+20", 2],
  ]);
  const none = chosenOf("f.compensation-current=..50&f.cooling=水冷");
  expect(await answer(FILTERS, "f.compensation-current=..50&f.cooling=水冷")).toEqual([]);
  expect(await countWithout({ type: FILTERS, chosen: none })).toEqual(
    new Map([
      ["compensation-current", 1],
      ["cooling", 2],
    ]),
  );
});

test("a filter has options that divide the list; one that all products match is shown only if it was chosen", async () => {
  const offered = async (title: string, query = "") => {
    const { filters } = await listFiltered({
      type: undefined,
      title,
      chosen: chosenOf(query),
      page: 1,
      limit: 1,
    });
    return filters.map(({ parameter, options }) => [parameter.key, ...options.map(({ option }) => option)]);
  };
  const gateways = [
    ["protection", "IP30", "IP65"],
    ["communication", "以太网", "4G"],
  ];
  expect(await offered("网关")).toEqual(gateways);
  expect(await offered("网关", "f.protocol=MQTT")).toEqual([...gateways, ["protocol", "MQTT"]]);
  expect(await offered("测温")).toEqual([["reach", "-40"]]);
  expect(await offered("测温", "f.reach=-10")).toEqual([["reach", "-40", "-10"]]);
});
