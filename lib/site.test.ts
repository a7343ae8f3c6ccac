import { expect, test } from "vitest";
import { policeFilingHref } from "./site";

test("the police filing number links to its own record, by its digits", () => {
  expect(policeFilingHref("澜公网安备 00000000000001号（示例）")).toBe(
    "https://beian.mps.gov.cn/#/query/webSearch?code=00000000000001",
  );
});
