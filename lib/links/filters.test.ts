import { describe, expect, test } from "vitest";
import { filterParams, readFilters, toggled } from "./filters";

const KNOWN: Record<string, string[]> = { communication: ["4G", "RS485"], voltage: ["400", "690"] };
const isOption = (key: string, option: string) =>
  Object.hasOwn(KNOWN, key) && (KNOWN[key] ?? []).includes(option);
const read = (query: string) =>
  filterParams(readFilters(new URLSearchParams(query), { isOption, isOffered: isOption }));

describe("filters in an address", () => {
  test("several options of a parameter are joined and sorted, however they were written", () => {
    const canonical = [["f.communication", "4G,RS485"]];
    for (const query of [
      "f.communication=RS485,4G",
      "f.communication=RS485&f.communication=4G",
      "f.communication=4G,RS485,4G, RS485 ",
    ])
      expect(read(query), query).toEqual(canonical);
  });

  test("the same choice has the same address in whatever order it was made", () => {
    expect(read("f.voltage=400&f.communication=4G")).toEqual([
      ["f.communication", "4G"],
      ["f.voltage", "400"],
    ]);
  });

  test("unknown parameters and options are ignored", () => {
    expect(
      read("f.communication=5G&f.none=1&f.=&f.__proto__=1&f.constructor=1&communication=4G&f.voltage="),
    ).toEqual([]);
  });

  test("a visitor adds an option to the choice and takes it away again", () => {
    const one = readFilters([["f.voltage", "400"]], { isOption, isOffered: isOption });
    const two = toggled(one, "communication", "4G");
    expect(filterParams(two).map(([name]) => name)).toEqual(["f.communication", "f.voltage"]);
    expect(toggled(two, "communication", "4G")).toEqual(one);
    expect(filterParams(toggled(one, "voltage", "690"))).toEqual([["f.voltage", "400,690"]]);
  });
});
