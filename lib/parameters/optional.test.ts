import { expect, test } from "vitest";
import { isOptional, saysIsOptional, saysOptional } from "./optional";

test("conditions for optional values are distinguished from others", () => {
  expect(["选配", "可选", "可订", "可定制", "1 m", "可选三相", ""].map(isOptional)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
  expect(["IP20（IP42可选）", "RS485，选配4G", "RS485"].map(saysOptional)).toEqual([true, true, false]);
});

test.each([
  ["IP20（IP42可选）", "IP42", true],
  ["IP20（IP42可选）", "IP20", false],
  ["RS485，选配4G", "4G", true],
  ["RS485，选配4G", "RS485", false],
  ["4G Cat.1（选配），本地RS485", "RS485", false],
  ["RS485（选配）", "RS485", true],
  ["RS485 + 可选LoRa", "LoRa", true],
  ["0.5级（0.2级可订）", "0.2级", true],
])("%s: %s is only available as an option: %s", (text, choice, said) =>
  expect(saysIsOptional(text, choice)).toBe(said),
);
