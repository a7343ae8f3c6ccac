import { expect, test } from "vitest";
import { listsIn } from "./lists";

test.each([
  ["AC 400、450 V", [{ numbers: [400, 450], unit: "V" }]],
  ["10（5+5）、15（10+5）、20（10+10）kvar", [{ numbers: [10, 15, 20], unit: "kvar" }]],
  ["1%（限涌流）或6%", [{ numbers: [1, 6], unit: "%" }]],
  ["250 A，额定电流100/125/160 A", [{ numbers: [100, 125, 160], unit: "A" }]],
  ["20、30、40 kvar（单路）", [{ numbers: [20, 30, 40], unit: "kvar" }]],
  ["480 V/7%或525 V/14%", []],
  ["100/5、150/5 A", [{ numbers: [100, 150], unit: "A" }]],
  ["10~30 kvar", []],
  ["450 V", []],
  ["共补、分补或混补", []],
])("%s has these lists", (text, lists) => expect(listsIn(text)).toEqual(lists));
