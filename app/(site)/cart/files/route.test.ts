import { strToU8, unzipSync, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cartStore, visitor } from "@/app/api/test-cart";
import { call } from "@/app/api/test-call";
import { packageInWorker } from "@/datasheet/worker-client";
import { isCallPath } from "@/lib/routes/call-paths";
import { POST } from "./route";

// The limit refills with time: on a busy machine, packing takes long enough for one more request.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  cartStore();
});
afterEach(() => void vi.useRealTimers());

const headers = (cookie: string) => ({ "x-forwarded-for": "192.0.2.1", cookie });

test("an empty list has no ZIP, and an invalid number is refused", async () => {
  expect(isCallPath("/cart/files")).toBe(true);
  const empty = await call(POST, {}, { path: "/cart/files", headers: headers("") });
  expect([empty.status, empty.headers.get("location")]).toEqual([303, "/cart?fault=nothing"]);
  const wrong = await call(POST, { number: "x" }, { path: "/cart/files", headers: headers("") });
  expect(wrong.status).toBe(400);
});

test("each product is in the ZIP once, in its folder; a visitor may ask for ten ZIPs at once", async () => {
  const me = visitor();
  for (const [product_id, code] of [
    ["1", "LH-A/10"],
    ["1", "LH-A/20"],
    ["2", ""],
  ])
    await me.ask("POST", "carts", { product_id: product_id!, code: code! });
  const request = () =>
    new Request("http://localhost:3000/cart/files", {
      method: "POST",
      body: new URLSearchParams(),
      headers: headers(me.kept.cookie),
    });
  // The contents do not matter here (datasheet/package.test.ts).
  const pack = vi.mocked(packageInWorker).mockResolvedValue(zipSync({ "README.txt": strToU8("a") }));
  const answer = await POST(request());
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  expect(names).toEqual(["LH-A/README.txt", "LH-B/README.txt"]);
  for (let at = 1; at < 10; at++) expect((await POST(request())).status).toBe(200);
  pack.mockReset();
  expect((await POST(request())).headers.get("location")).toBe("/cart?fault=limit");
});
