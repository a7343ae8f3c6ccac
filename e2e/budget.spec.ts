import { expect, test } from "@playwright/test";
import { pageKinds } from "@/scripts/measure/site";
import { overBudget, readBudget, weigh } from "@/scripts/measure/weight";

/** Pages weighed concurrently. */
const AT_ONCE = 4;

// `weigh` emulates a phone itself. HTML and CSS alone are also checked in server/crawl.spec.ts.
test(
  "no kind of page exceeds its weight budget on a phone",
  { tag: "@all" },
  async ({ browser, baseURL }) => {
    test.setTimeout(600_000);
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
