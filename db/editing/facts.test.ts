import { expect, test } from "vitest";
import { changesBetween } from "./facts";

test("a revision has its texts whole, however long", () => {
  const long = "总线两端各接一只120 Ω终端电阻，".repeat(20);
  const [change] = changesBetween(new Map(), new Map([["接线要点", ["不分支", long]]]));
  expect(change).toEqual({ fact: "接线要点", before: "", after: `不分支；${long}` });
});
