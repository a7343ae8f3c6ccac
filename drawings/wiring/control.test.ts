import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Block } from "./schematic";
import { wiringOf } from "./wiring";

const controller = products.find(({ model }) => model === "LH-RC12") as DrawingProduct;
const blocksOf = (product: DrawingProduct): Block[] =>
  wiringOf(product).flatMap((schematic) =>
    schematic.kind === "bus" ? schematic.devices.flatMap(({ blocks }) => blocks) : [],
  );

test("a controller for common compensation uses the current of A and the voltage between B and C", () => {
  const [current, voltage] = blocksOf(controller);
  expect(current).toMatchObject({ lines: ["A"], terminals: ["Is1", "Is2"] });
  expect(voltage).toMatchObject({ lines: ["B", "C"], terminals: ["Us1", "Us2"], via: "fuse" });
});

test("the relays of a controller switch the phase of the contactor coils, whose other ends are connected to N", () => {
  const tapped = blocksOf(controller).filter((block) => block.kind === "taps");
  expect(tapped.slice(1)).toMatchObject([
    { lines: ["A", "N"], terminals: ["L", "N"], via: "fuse" },
    { lines: ["A"], terminals: ["P"], via: "fuse" },
    { lines: ["N", "N"], terminals: ["1", "2~12"], via: "coil" },
  ]);
});

test("the bus of a controller is drawn if its table has one", () => {
  const wirecontent = "<tr><td>P、1~12</td><td>输出</td></tr><tr><td>A、B</td><td>RS485（选配）</td></tr>";
  expect(blocksOf({ ...controller, wirecontent }).at(-1)).toEqual({
    kind: "stubs",
    terminals: ["A", "B"],
    to: "RS485",
  });
});
