import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import type * as Env from "@/lib/env";
import { ProductQuestions } from "./product-questions";

const settings = vi.hoisted((): Record<string, string> => ({}));
vi.mock("@/lib/env", async (original) => {
  const { readEnv } = await original<typeof Env>();
  return { env: () => readEnv(settings) };
});
beforeEach(() => {
  for (const name of Object.keys(settings)) delete settings[name];
});

const shown = () => renderToStaticMarkup(<ProductQuestions product={7} questions={[]} />);

test("a product's page leads to asking about it on the board, where a visitor can sign in", () => {
  Object.assign(settings, {
    ...{ SMS_ACCESS_KEY_ID: "id", SMS_ACCESS_KEY_SECRET: "secret" },
    ...{ SMS_SIGN_NAME: "澜衡电气", SMS_TEMPLATE_CODE: "SMS_0001" },
  });
  expect(shown()).toContain('href="/Posted?product=7"');
});

test("and to the contact form about it, where nobody can", () => {
  expect(shown()).toContain('href="/contact?product=7"');
  expect(shown()).not.toContain("/Posted");
});
