import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { drawingFaults, drawingGaps } from "./check";
import { wiringOf } from "./wiring/wiring";

const [product] = products as [(typeof products)[number]];

test.each(products)("a product with readable texts has nothing to be mended: $model", (one) => {
  expect([...drawingFaults(one), ...drawingGaps(one)]).toEqual([]);
});

test.each([
  [{ shapesize: "约一人高" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "96 mm×96 mm" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "5×5×5；5×5×5" }, "shapesize", "同一种外形写了两次"],
  [{ wiring: [] }, "wirecontent", "没有写用哪种接线图"],
])("what cannot be drawn is said with its field: %o", (fields, field, says) => {
  const faults = drawingFaults({ ...product, ...fields });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ field, says: expect.stringContaining(says) });
});

test("a terminal of the table that no wiring drawing shows is said", () => {
  const row = "<tr><td>X9、PE</td><td>备用</td></tr>";
  const [fault] = drawingFaults({ ...product, wirecontent: product.wirecontent + row });
  expect(fault).toEqual({ field: "wirecontent", says: expect.stringContaining("接线图上没有端子 X9，") });
});

test("terminals of a bus are no conductors of the same names", () => {
  const row = (job: string) => `<tr><td>A、B</td><td>${job}</td></tr>`;
  const meter = { ...product, wiring: ["motorMeter"], wirecontent: row("RS485") };
  expect(drawingFaults(meter)).toEqual([]);
  const [fault] = drawingFaults({ ...meter, wirecontent: row("备用") });
  expect(fault?.says).toContain("接线图上没有端子 A、B，");
});

test("a part that the texts name and no wiring drawing of the branch shows is said", () => {
  const [found] = products.flatMap((branch) => {
    const drawn = JSON.stringify(wiringOf(branch).filter(({ kind }) => kind === "branch"));
    const part = ["真空接触器", "避雷器", "外熔丝"].find((name) => !drawn.includes(name.slice(0, 2)));
    return drawn !== "[]" && part ? [{ branch, part }] : [];
  });
  if (!found) throw new Error("every branch of the test content shows every part");
  const { branch, part } = found;
  const faults = drawingFaults({ ...branch, maincontent: `${branch.maincontent}<p>内有${part}。</p>` });
  expect(faults).toEqual([
    { field: "wirecontent", says: expect.stringContaining(`接线图上没有元件 ${part}，`) },
  ]);
});

test("a product that names no schematic needs none while there is no wiring text", () => {
  expect(drawingFaults({ ...product, wiring: [], wirecontent: "" })).toEqual([]);
});

test("what the texts leave out is said as a gap, and is no fault", () => {
  const bare = { ...product, shapesize: "", deepin: "按柜体" };
  expect(drawingFaults(bare)).toEqual([]);
  expect(drawingGaps(bare).map(({ field }) => field)).toEqual(["shapesize", "deepin"]);
});

test("holes without a diameter are told to the editor", () => {
  const cabinet = products.find(({ openingsize }) => openingsize.startsWith("底座四孔φ")) ?? product;
  const says = (openingsize: string) =>
    drawingFaults({ ...cabinet, openingsize }).filter(({ field }) => field === "openingsize");
  expect(says("底座四孔φ14，孔距700 mm×700 mm")).toEqual([]);
  expect(says("底座四孔，孔距700 mm×700 mm")[0]?.says).toContain("没有写孔径");
});
