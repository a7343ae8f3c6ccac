import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { drawingFaults, drawingGaps } from "./check";
import { wiringOf } from "./wiring/wiring";

const [product] = products as [(typeof products)[number]];

test.each(products)("texts that can be drawn give the editor no messages: $model", (one) => {
  expect([...drawingFaults(one), ...drawingGaps(one)]).toEqual([]);
});

test.each([
  [{ shapesize: "约一人高" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "96 mm×96 mm" }, "shapesize", "外形尺寸读不出来"],
  [{ shapesize: "5×5×5；5×5×5" }, "shapesize", "同一种外形写了两次"],
  [{ wiring: [] }, "wirecontent", "没有写用哪种接线图"],
])("a text that cannot be drawn is reported with its field: %o", (fields, field, says) => {
  const faults = drawingFaults({ ...product, ...fields });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ field, says: expect.stringContaining(says) });
});

test("a terminal of the table that no wiring drawing shows is reported", () => {
  const row = "<tr><td>X9、PE</td><td>备用</td></tr>";
  const [fault] = drawingFaults({ ...product, wirecontent: product.wirecontent + row });
  expect(fault).toEqual({ field: "wirecontent", says: expect.stringContaining("接线图上没有端子 X9，") });
});

test("bus terminals A and B are not taken for the phases A and B", () => {
  const row = (job: string) => `<tr><td>A、B</td><td>${job}</td></tr>`;
  const meter = { ...product, wiring: ["motorMeter"], wirecontent: row("RS485") };
  expect(drawingFaults(meter)).toEqual([]);
  const [fault] = drawingFaults({ ...meter, wirecontent: row("备用") });
  expect(fault?.says).toContain("接线图上没有端子 A、B，");
});

test("a part that the texts mention and no wiring drawing of the branch shows is reported", () => {
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

test("a product without a wiring text needs no schematic", () => {
  expect(drawingFaults({ ...product, wiring: [], wirecontent: "" })).toEqual([]);
});

test("data missing in the texts is reported as a gap, not as a fault", () => {
  const bare = { ...product, shapesize: "", deepin: "按柜体" };
  expect(drawingFaults(bare)).toEqual([]);
  expect(drawingGaps(bare).map(({ field }) => field)).toEqual(["shapesize", "deepin"]);
});

test("holes without a diameter are reported to the editor", () => {
  const cabinet = products.find(({ openingsize }) => openingsize.startsWith("底座四孔φ")) ?? product;
  const says = (openingsize: string) =>
    drawingFaults({ ...cabinet, openingsize }).filter(({ field }) => field === "openingsize");
  expect(says("底座四孔φ14，孔距700 mm×700 mm")).toEqual([]);
  expect(says("底座四孔，孔距700 mm×700 mm")[0]?.says).toContain("没有写孔径");
});
