import { expect, test } from "vitest";
import { listed } from "@/drawings/geometry/mark";
import type { Side } from "@/drawings/wiring/schematic";
import { drawThrough } from "./draw-through";

const drawn = (side: Side[]) => {
  const pole = { name: "A", top: "1", bottom: "2", pole: "breaker" } as const;
  const texts = { caption: "断路器", source: "电源", load: "负荷", name: "X-1" };
  const marks = listed(drawThrough({ kind: "through", ...texts, lines: [pole], side }).marks);
  const [device] = marks.flatMap((mark) => (mark.kind === "rect" ? [mark] : []));
  const places = marks.flatMap((mark) =>
    mark.kind === "circle" && mark.role === "terminal" ? [mark.y] : [],
  );
  return { height: device?.h ?? 0, foot: (device?.y ?? 0) + (device?.h ?? 0), places };
};

test("all terminals at the side of a breaker are at its edge, however many there are", () => {
  const few = drawn([{ terminals: ["A1", "A2"], to: "电动操作" }]);
  const many = drawn(["A", "B", "C", "D"].map((to) => ({ terminals: ["1", "2"], to })));
  for (const { places, foot } of [few, many]) expect(Math.max(...places)).toBeLessThanOrEqual(foot);
  expect(many.height).toBeGreaterThan(few.height);
});
