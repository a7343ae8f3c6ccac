import { expect, test } from "@playwright/test";
import { pageKinds } from "@/scripts/bench/site";
import { overBudget, readBudget, weigh } from "@/scripts/bench/weight";

/** Pages that are weighed at the same time. */
const AT_ONCE = 4;

// The scales bring a phone of their own.
test("no kind of page is heavier on a phone than its budget", async ({ browser, baseURL }) => {
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
});

test("every kind of page has the same styles, in two files at most", async ({ request }) => {
  const found = new Set<string>();
  for (const address of Object.values(pageKinds(String(process.env.DATABASE_FILE)))) {
    const html = await (await request.get(address)).text();
    const files = html.match(/<link rel="stylesheet"[^>]*href="[^"]+"/g) ?? [];
    expect(files.length, address).toBeGreaterThan(0);
    expect(files.length, address).toBeLessThanOrEqual(2);
    found.add(files.join());
  }
  expect([...found]).toHaveLength(1);
});
