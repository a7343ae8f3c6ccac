import { expect, test } from "@playwright/test";
import { pageKinds } from "@/scripts/bench/site";
import { overBudget, readBudget, weigh } from "@/scripts/bench/weight";

/** Pages that are weighed at the same time. */
const AT_ONCE = 4;

// The scales bring a phone of their own.
test(
  "no kind of page is heavier on a phone than its budget",
  { tag: "@once" },
  async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const budgets = readBudget();
    const kinds = Object.entries(pageKinds(String(process.env.DATABASE_FILE)));
    expect(Object.keys(budgets)).toEqual(kinds.map(([kind]) => kind));
    const over: object[] = [];
    const weighNext = async () => {
      for (let next = kinds.shift(); next; next = kinds.shift()) {
        const [kind, address] = next;
        const weight = await weigh(browser, `${baseURL}${address}`);
        expect(weight.html, `${kind} was weighed`).toBeGreaterThan(0);
        over.push(...overBudget(weight, budgets[kind] ?? {}).map((fault) => ({ kind, ...fault })));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, weighNext));
    expect(over).toEqual([]);
  },
);

test("every kind of page has all its styles in one file", { tag: "@once" }, async ({ request }) => {
  const found: Record<string, number> = {};
  const kinds = pageKinds(String(process.env.DATABASE_FILE));
  for (const [kind, address] of Object.entries(kinds)) {
    const html = await (await request.get(address)).text();
    found[kind] = html.match(/<link rel="stylesheet"/g)?.length ?? 0;
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 1])));
});
