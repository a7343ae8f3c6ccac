import { expect, test } from "vitest";
import { listed } from "@/drawings/geometry/mark";
import type { Stage } from "@/drawings/wiring/schematic";
import { drawBranch } from "./draw-branch";

/** The vertical extent of the product, and the point where N joins its busbar, which is the lowest. */
function drawn(product: Pick<Stage, "own">, last: Pick<Stage, "own">) {
  const { marks } = drawBranch({
    ...{ kind: "branch", caption: "", lines: ["A", "B", "C", "N"], end: "neutral" },
    stages: [{ symbol: "thyristor", name: "K", ...product }],
    last: { name: "C", ...last },
  });
  const all = listed(marks);
  const [box] = all.flatMap((mark) => (mark.kind === "rect" && mark.role === "device" ? [mark] : []));
  const onBusbar = all.flatMap((mark) => (mark.kind === "circle" && mark.role === "solid" ? [mark] : []));
  const [neutral] = onBusbar.slice(0, 4).sort((one, other) => other.y - one.y);
  const { x = 0, w = 0 } = box ?? {};
  return { from: x, to: x + w, neutral: neutral?.x };
}

test("N passes beside a switch of the phases, not behind it", () => {
  const { from, neutral } = drawn({ own: true }, {});
  expect(neutral).toBeLessThan(from);
});

test("N enters a product that contains the capacitors", () => {
  const { from, to, neutral } = drawn({}, { own: true });
  expect(neutral).toBeGreaterThan(from);
  expect(neutral).toBeLessThan(to);
});
