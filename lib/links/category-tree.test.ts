import { expect, test } from "vitest";
import { FAMILY_IDS } from "@/lib/constants";
import { inSiteOrder } from "./category-tree";

test("families are in the order of the site, followed by further ones in the order of the editors", () => {
  const [first, second] = FAMILY_IDS;
  const given = [7002, second, 7001, first].map((id) => ({ id }));
  expect(inSiteOrder(given).map(({ id }) => id)).toEqual([first, second, 7002, 7001]);
});
