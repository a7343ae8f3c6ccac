import { expect, test } from "vitest";
import { safetyDeviceOf } from "./safety";

const devices = [
  { id: "cabinet", categories: [10] },
  { id: "cabinet-of-high-voltage", categories: [11] },
];

test("a product has the rules of its lowest category with rules", () => {
  expect(safetyDeviceOf(devices, [100, 11, 10])?.id).toBe("cabinet-of-high-voltage");
  expect(safetyDeviceOf(devices, [101, 12, 10])?.id).toBe("cabinet");
  expect(safetyDeviceOf(devices, [102, 13])).toBeUndefined();
});
