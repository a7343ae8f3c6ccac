import { expect, test } from "vitest";
import { OPEN_DATA } from "@/lib/http/open-data";
import { finishPage } from "./finish-page";

const rendered = (headers: Record<string, string>) => ({
  status: 200,
  headers: { "content-type": "application/json", ...headers },
  body: Buffer.from("{}"),
});

test("pages of other sites may read what is published for everybody, and nothing else", async () => {
  const { headers } = await finishPage(rendered(OPEN_DATA), { isKept: true });
  expect(headers["Access-Control-Allow-Origin"]).toBe("*");
  expect((await finishPage(rendered({}), { isKept: true })).headers).not.toHaveProperty(
    "Access-Control-Allow-Origin",
  );
});
