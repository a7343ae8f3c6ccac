import { expect, test } from "vitest";
import { pageTitle } from "./page-title";

test.each<[string, string, ReturnType<typeof pageTitle>]>([
  ["has room for the brand", "产品中心", "产品中心"],
  ["has no room for the brand", "长".repeat(25), { absolute: "长".repeat(25) }],
  [
    "is too long, and is told by its first clauses",
    `${"甲".repeat(10)}，${"乙".repeat(10)}，${"丙".repeat(12)}`,
    { absolute: `${"甲".repeat(10)}，${"乙".repeat(10)}` },
  ],
  ["is one long clause", "长".repeat(40), { absolute: `${"长".repeat(29)}…` }],
  ["is Latin, two signs as wide as one", "a".repeat(49), "a".repeat(49)],
])("a title that %s", (_what, title, shown) => expect(pageTitle(title)).toEqual(shown));
