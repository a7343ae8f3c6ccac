import { expect, test } from "vitest";
import { standardsIn } from "./standards";

test("a standard has its number, title and, if the text has it, year", () =>
  expect(
    standardsIn(
      "<p>GB/T 1《不在列表里》</p><ul><li>GB/T 15576《低压成套无功功率补偿装置》</li><li>DL/T 698.45-2017《通信协议》</li><li>GB 50227《设计规范》</li><li>IP54</li></ul>",
    ),
  ).toEqual([
    { number: "GB/T 15576", year: undefined, title: "低压成套无功功率补偿装置" },
    { number: "DL/T 698.45", year: 2017, title: "通信协议" },
    { number: "GB 50227", year: undefined, title: "设计规范" },
  ]));
