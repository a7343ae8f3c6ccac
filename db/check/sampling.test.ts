import { expect, test } from "vitest";
import { editedContent } from "@/db/testing/edited-content";
import { withoutSampling } from "./sampling";

const CT = { kind: "currentTransformer", text: "取样" };
const SVG = [{ kind: "breaker" }, { kind: "svg", product: 1022, text: "75 kvar" }];
const APF = { kind: "apf", product: 1022, text: "50 A", branch: true };
const LOAD = { kind: "load", text: "大屏" };
const supply = (...more: object[]) => [[{ kind: "grid" }, ...more]];
const faults = (...sections: object[]) => {
  const content = editedContent();
  content.editOne("solutions", 2001, { diagram: { sections } });
  return content.faults(withoutSampling).map((sentence) => sentence.replace(/.*：/, ""));
};

test("a device on the busbar needs a sampling transformer on its supply", () => {
  expect(faults({ name: "母线", incoming: supply(CT), feeders: [SVG] })).toEqual([]);
  expect(faults({ name: "母线", incoming: supply(), feeders: [SVG] })).toEqual([
    "LH-SVG-M 75 kvar 没有画取样的电流互感器。",
  ]);
  const below = { name: "Ⅱ段", feeders: [SVG] };
  const above = (...feeder: object[]) => ({ name: "Ⅰ段", incoming: supply(), feeders: [feeder] });
  expect(faults(above({ kind: "breaker" }, CT), below)).toEqual([]);
  expect(faults(above({ kind: "breaker" }), below)).toHaveLength(1);
});

test("a device beside a circuit needs a sampling transformer in that circuit", () => {
  expect(faults({ name: "母线", incoming: supply(), feeders: [[APF, CT, LOAD]] })).toEqual([]);
  expect(faults({ name: "母线", incoming: supply(CT), feeders: [[CT, APF, LOAD]] })).toEqual([
    "LH-SVG-M 50 A 没有画取样的电流互感器。",
  ]);
});
