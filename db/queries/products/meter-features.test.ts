import { expect, test } from "vitest";
import type { Value } from "@/lib/parameters/parameter";
import { featuresOf } from "./meter-features";

const value = (key: string, rest: Partial<Value>): Value => ({
  ...{ key, min: null, max: null, choice: "", condition: "" },
  ...rest,
});

test("meters are compared by communication, harmonics and tariffs, with their conditions", () => {
  expect(
    featuresOf([
      value("tariffs", { min: 4, max: 4, condition: "F型" }),
      value("communication", { choice: "RS485" }),
      value("communication", { choice: "4G", optional: true }),
      value("harmonics", { min: 2, max: 63 }),
      value("wiring", { choice: "三相四线" }),
    ]),
  ).toEqual(["RS485、4G（选配）", "谐波2~63次", "4费率（F型）"]);
  expect(featuresOf([value("communication", { choice: "LoRa", condition: "选配", optional: true })])).toEqual(
    ["LoRa（选配）"],
  );
  expect(featuresOf([])).toEqual([]);
});
