import { expect, test } from "vitest";
import { OPEN_DATA } from "@/lib/http/open-data";
import { finishPage } from "./finish-page";

const rendered = (headers: Record<string, string>) => ({
  status: 200,
  headers: { "content-type": "application/json", ...headers },
  body: Buffer.from("{}"),
});

test("pages of other sites may read public data only", async () => {
  const { headers } = await finishPage(rendered(OPEN_DATA), { isKept: true });
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect((await finishPage(rendered({}), { isKept: true })).headers).not.toHaveProperty(
    "access-control-allow-origin",
  );
});

const page = (main: string) => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: Buffer.from(`<!DOCTYPE html><html><head></head><body>${main}</body></html>`),
});

test("a page with texts that a member may erase is not cached by proxies, any other is", async () => {
  const cacheOf = async (main: string) =>
    (await finishPage(page(main), { isKept: true })).headers["cache-control"];
  expect(await cacheOf("<p>无功补偿</p>")).toBe("s-maxage=300, stale-while-revalidate=600");
  expect(await cacheOf('<div data-erasable="">王工</div>')).toBe(
    "private, no-cache, max-age=0, must-revalidate",
  );
});
