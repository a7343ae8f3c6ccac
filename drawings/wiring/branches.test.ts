import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { missingTerminals } from "./shown-terminals";
import { describeSchematic } from "./describe";
import { wiringOf } from "./wiring";

const capacitor = products.find(({ model }) => model === "LH-BYL") as DrawingProduct;
const wirecontent = [
  ["L1~L3/T1~T3", "主回路"],
  ["G+、G-", "触发（三相共补）"],
  ["G+、Ga、Gb、Gc", "触发（分补）"],
  ["FL、FN", "风机电源AC 220 V"],
  ["PE", "接地"],
]
  .map(([terminals, job]) => `<tr><td>${terminals}</td><td>${job}</td></tr>`)
  .join("");

test.each(["hybridSwitch", "thyristorSwitch"])(
  "each order variant of a switch has a schematic with its own terminals: %s",
  (name) => {
    const product = { ...capacitor, wiring: [name, `${name}:perPhase`], wirecontent };
    const [common, perPhase] = wiringOf(product);
    const words = [common, perPhase].map((sheet) => sheet && describeSchematic(sheet));
    expect(common?.caption).toMatch(/^三相共补/);
    expect(words[0]).toMatch(/^母线A、B、C，.*三角形连接/);
    expect(words[0]).toContain("端子G+、G-接触发");
    expect(words[0]).not.toContain("Ga");
    expect(perPhase?.caption).toMatch(/^分补/);
    expect(words[1]).toMatch(/^母线A、B、C、N，.*中性点接N/);
    expect(words[1]).toContain("端子G+、Ga、Gb、Gc接触发");
    expect(words[1]).not.toContain("G-");
    expect(missingTerminals({ ...product, wiring: [name] })).toEqual(["Ga", "Gb", "Gc"]);
    expect(missingTerminals(product)).toEqual([]);
  },
);

test("the fan and the case of a thyristor module have their terminals in every schematic", () => {
  for (const name of ["thyristorSwitch", "thyristorSwitch:perPhase"]) {
    const [sheet] = wiringOf({ ...capacitor, wiring: [name], wirecontent });
    expect(sheet && describeSchematic(sheet)).toContain("端子FL、FN接风机电源AC 220 V。端子PE接地。");
  }
});
