import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { describeSchematic } from "./describe";
import { wiringOf } from "./wiring";

const filter = products.find(({ model }) => model === "LH-APF-M") as DrawingProduct;

test.each(["parallel:grid", "parallel:load"])(
  "a product that is ordered with or without a neutral has a schematic of each: %s",
  (name) => {
    const sheets = wiringOf({ ...filter, wiring: [name, `${name}:threeWire`] });
    expect(sheets.map(({ caption }) => caption.slice(0, 6))).toEqual(["三相四线并联", "三相三线并联"]);
    const [fourWire, threeWire] = sheets.map(describeSchematic);
    expect(fourWire).toContain("A、B、C、N经断路器接端子A、B、C、N；");
    expect(threeWire).toContain("A、B、C经断路器接端子A、B、C；");
    expect(threeWire).not.toContain("N");
  },
);
