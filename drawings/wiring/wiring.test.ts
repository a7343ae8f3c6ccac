import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { describeSchematic } from "./describe";
import type { Block, Schematic } from "./schematic";
import { wiringOf } from "./wiring";
import { fuseRating, named, readTerminals } from "./terminals";

const byModel = (model: string) => {
  const product = products.find((candidate) => candidate.model === model);
  if (!product) throw new Error(`no product ${model}`);
  return product;
};
const blocksOf = (schematic: Schematic | undefined): Block[] =>
  schematic?.kind === "bus" ? schematic.devices.flatMap(({ blocks }) => blocks) : [];
const kinds = (schematic: Schematic | undefined) => blocksOf(schematic).map(({ kind }) => kind);
const terminals = (schematic: Schematic | undefined) =>
  blocksOf(schematic).flatMap((block) => [...block.terminals]);

test.each(products)("a product with any wiring text has its schematics: $model", (product) => {
  expect(wiringOf(product)).not.toEqual([]);
  expect(wiringOf({ ...product, wirecontent: "<p>接线</p>" })).not.toEqual([]);
  expect(wiringOf({ ...product, wirecontent: " " })).toEqual([]);
});

test.each([
  ["各串1 A熔断器", "1 A"],
  ["支路熔断器额定电流取1.5~1.8 In（In为电容器额定电流）", "1.5~1.8 In"],
  ["支路熔断器额定电流不低于1.5 In，向上取标准档", "≥1.5 In"],
  ["装断路器", undefined],
])("fuse ratings are read from a wiring text: %s", (text, rating) => {
  expect(fuseRating(text)).toBe(rating);
});

test("the name of the schematic, not the texts, decides on the particulars of a station and a drawer", () => {
  const words = (name: string) =>
    wiringOf({
      ...byModel("LH-PM96E"),
      wiring: [name],
      wirecontent: "<p>支路熔断器、接地开关、两路电容器</p>",
    })
      .map(describeSchematic)
      .join("");
  expect(words("highVoltage:station:earthingSwitch")).toContain("隔离开关 QS、接地开关 QE");
  expect(words("highVoltage:station")).not.toContain("QE");
  expect(words("drawer")).not.toContain("熔断器");
});

test("a high-voltage station shows the terminals of its controller and of its discharge coils", () => {
  const wirecontent =
    "<tr><td>0TA二次</td><td>10 kV总进线电流，投切判据</td></tr><tr><td>放电线圈二次</td><td>开口三角</td></tr><tr><td>端子排X5</td><td>远方遥控</td></tr>";
  const [branch] = wiringOf({ ...byModel("LH-PM96E"), wiring: ["highVoltage:station"], wirecontent });
  expect(branch).toMatchObject({
    last: {
      side: [
        { terminals: ["0TA二次"], to: "10 kV总进线电流" },
        { terminals: ["X5"], to: "远方遥控" },
      ],
    },
    stages: expect.arrayContaining([
      expect.objectContaining({ terminals: "放电线圈二次 开口三角" }),
    ]) as unknown,
  });
});

test("a product that names no schematics has none", () => {
  expect(wiringOf({ ...byModel("LH-PM96E"), wiring: [] })).toEqual([]);
});

test("the schematics of a product have different captions and a description", () => {
  for (const product of products) {
    const schematics = wiringOf(product);
    expect(new Set(schematics.map(({ caption }) => caption)).size).toBe(schematics.length);
    for (const schematic of schematics) expect(describeSchematic(schematic)).toMatch(/[\u4e00-\u9fff]{4}/);
  }
});

test("terminal numbers come from the table of the product", () => {
  const rows = readTerminals(byModel("LH-PM96E").wirecontent);
  expect(named(rows, /^UA/, ["UA", "UB", "UC", "UN"])).toEqual(["11 UA", "12 UB", "13 UC", "14 UN"]);
  expect(readTerminals("<tr><td>4*~9</td><td>电流</td></tr>")[0]?.terminals).toEqual([
    "4*",
    "5",
    "6*",
    "7",
    "8*",
    "9",
  ]);
  expect(terminals(wiringOf(byModel("LH-PM72E"))[0])).toEqual(
    expect.arrayContaining(["3 UA", "7* IA", "8 IA", "13 A"]),
  );
});

test("a three-wire connection of a panel meter has b at the terminal of N and no transformer in phase B", () => {
  const [, threeWire] = wiringOf(byModel("LH-PM96E"));
  const [voltages, currents] = blocksOf(threeWire);
  expect(voltages).toMatchObject({ kind: "openDelta", terminals: ["11 UA", "14 UB", "13 UC"] });
  expect(currents).toMatchObject({
    lines: ["A", "C"],
    terminals: ["4* IA", "5 IA", "8* IC", "9 IC"],
    earthed: true,
  });
});

test("the three-wire energy meter has its elements in A and C", () => {
  expect(terminals(wiringOf(byModel("LH-TM33"))[0])).toEqual(
    expect.arrayContaining(["2 UA", "4 UB", "6 UC", "1 IA*", "3 IA", "7 IC*", "9 IC"]),
  );
});

test("sampling transformers are on the supply side of compensation and of balancers", () => {
  for (const model of ["LH-ZCS", "LH-ZCF", "LH-GBJ", "LH-SVG-MH", "LH-SPC", "LH-CK200", "LH-RC12"]) {
    expect([model, kinds(wiringOf(byModel(model))[0])[0]]).toEqual([model, "transformers"]);
  }
});

test("an active filter samples the load current, downstream of its own connection", () => {
  for (const model of ["LH-APF-M", "LH-APF-W", "LH-APF-G"]) {
    expect([model, kinds(wiringOf(byModel(model))[0]).slice(0, 2)]).toEqual([
      model,
      ["taps", "transformers"],
    ]);
  }
});

test("the fast fuses of a thyristor module are drawn inside it, below the fuse of the branch", () => {
  const [branch] = wiringOf({ ...byModel("LH-BYL"), wiring: ["thyristorSwitch"] });
  expect(branch?.kind === "branch" && branch.stages).toMatchObject([
    { symbol: "fuse", name: "支路熔断器 FU" },
    { symbol: "fuse", own: true },
    { symbol: "thyristor", inside: true },
    { symbol: "reactor" },
  ]);
});

test("a breaker inside a unit feeds its capacitors through one switch per bank", () => {
  const inWords = (name: string) =>
    wiringOf({ ...byModel("LH-ZCS"), wiring: [name] })
      .map(describeSchematic)
      .join("");
  expect(inWords("chained:byFirst")).toContain("机内经断路器QF后经开关K接电容器C");
  expect(inWords("chained:byFirst:twoBanks")).toContain("机内经断路器QF后K1接C1、K2接C2");
});

test("conductors and terminals have the same names, and units are chained from terminal to terminal", () => {
  const [units] = wiringOf(byModel("LH-ZCS"));
  expect(units).toMatchObject({ lines: ["A", "B", "C"], chain: { out: "网络2", into: "网络1" } });
});

test("PE passes outside of the residual-current transformer", () => {
  const [detector] = wiringOf(byModel("LH-RCD300"));
  expect(kinds(detector)).toContain("residual");
  expect(detector && describeSchematic(detector)).toContain("PE不穿过");
});

test("a filter that is made with contactors or thyristors shows a branch of each", () => {
  const wiring = ["filterBranch:fuse", "filterBranch:thyristor"];
  const branches = wiringOf({ ...byModel("LH-GXZ"), wiring });
  const symbols = branches.map((one) => one.kind === "branch" && one.stages.map(({ symbol }) => symbol));
  expect(symbols).toEqual([
    ["fuse", "contactor", "reactor"],
    ["fuse", "thyristor", "reactor"],
  ]);
  expect(new Set(branches.map(({ caption }) => caption)).size).toBe(2);
});

test("the order in a filter branch is fuse, switch, reactor, capacitor", () => {
  const [branch] = wiringOf(byModel("LH-BYL"));
  expect(branch?.kind === "branch" && branch.stages.map(({ symbol }) => symbol)).toEqual([
    "fuse",
    "contactor",
    "reactor",
  ]);
  expect(branch?.kind === "branch" && branch.last.own).toBe(true);
});
