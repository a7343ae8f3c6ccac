import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { describeSchematic } from "./describe";
import { wiringOf } from "./wiring";

const product = products.find(({ model }) => model === "LH-PM96E");
if (!product) throw new Error("no LH-PM96E");

test.each([
  ["capacitorCabinet:breaker", "A、B、C、N经断路器、PE直接接端子L1、L2、L3、N、PE"],
  ["chained:byController", "A、B、C经熔断器、N直接接端子UA、UB、UC、UN"],
  ["drawer", "A、B、C经插接母线夹接端子"],
  ["drawer:fused", "A、B、C经熔断器，再经插接母线夹接端子"],
])(
  "the description says of the same conductors as the drawing that they are protected: %s",
  (name, words) => {
    const wirecontent = "<tr><td>L1、L2、L3、N、PE</td><td>进线</td></tr>";
    const drawn = wiringOf({ ...product, wiring: [name], wirecontent });
    expect(drawn.map(describeSchematic).join("")).toContain(words);
  },
);
