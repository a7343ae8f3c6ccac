import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { fromStore } from "@/e2e/content";
import { allRoutes } from "@/e2e/routes";

/** RELIABILITY A4: the standard rules, but for what HTML lets be written in several ways. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: { "void-style": "off", "attribute-boolean-style": "off", "no-inline-style": "off" },
});

test("every page is valid HTML, also the one for addresses that are not there", async ({ request }) => {
  const faults: string[] = [];
  for (const path of [...fromStore(allRoutes), "/styleguide", "/nothing-here"]) {
    const { results } = await validator.validateString(await (await request.get(path)).text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path}: ${selector}: ${message} (${ruleId})`);
  }
  expect(faults).toEqual([]);
});
