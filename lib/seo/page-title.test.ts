import { expect, test } from "vitest";
import { pageTitle } from "./page-title";

test.each<[string, string, ReturnType<typeof pageTitle>]>([
  ["leaves room for the brand gets it", "产品中心", "产品中心"],
  ["leaves no room for the brand stands alone", "长".repeat(25), { absolute: "长".repeat(25) }],
  [
    "is too long is cut to its first clauses",
    `${"甲".repeat(10)}，${"乙".repeat(10)}，${"丙".repeat(12)}`,
    { absolute: `${"甲".repeat(10)}，${"乙".repeat(10)}` },
  ],
  ["is one long clause is cut", "长".repeat(40), { absolute: `${"长".repeat(29)}…` }],
  ["is Latin counts two characters as one", "a".repeat(49), "a".repeat(49)],
])("a title that %s", (_what, title, shown) => expect(pageTitle(title)).toEqual(shown));
