import { expect, test } from "vitest";
import { products } from "@/db/testing/content";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { describeSchematic } from "./describe";
import { wiringOf } from "./wiring";

const cabinet = products.find(({ model }) => model === "LH-KJT") as DrawingProduct;

test("a transfer switch has exactly the breakers before and behind it that the table names", () => {
  const words = (wirecontent: string) =>
    wiringOf({ ...cabinet, wirecontent })
      .map(describeSchematic)
      .join("");
  const row = (terminals: string, job: string) => `<tr><td>${terminals}</td><td>${job}</td></tr>`;
  const guarded = [
    row("常用A/B/C/N", "市电进线，经QF1"),
    row("应急A/B/C/N/PE", "应急接入，经QF2"),
    row("QF3~QF4", "馈线出线"),
  ];
  expect(words(guarded.join(""))).toContain(
    "各经断路器QF1、QF2，再经转换开关接至应急母线，由断路器QF3、QF4馈出",
  );
  expect(words(row("常用A/B/C/N", "市电进线"))).not.toContain("断路器");
});

test("all contacts of a phase swap lead to one outgoing terminal, one at a time, and its case is earthed", () => {
  const rows = [
    ["A、B、C、N（入）", "三相进线"],
    ["L、N（出）", "单相用户"],
    ["PE", "接地"],
  ];
  const wirecontent = rows.map(([first, job]) => `<tr><td>${first}</td><td>${job}</td></tr>`).join("");
  const [swap] = wiringOf({ ...cabinet, wiring: ["phaseSwap"], wirecontent });
  expect(swap && describeSchematic(swap)).toContain(
    "A进A出L；B进B出L；C进C出L；N进N出N；出L的触点同一时刻只合一个。端子PE接地。",
  );
});
