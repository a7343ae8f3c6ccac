import { afterEach, beforeEach, expect, test, vi } from "vitest";

let answers: Record<string, () => Response>;

beforeEach(() => {
  vi.resetModules();
  answers = {
    "/api/user/index": () => Response.json({ code: 1, msg: "", data: { username: "李工" } }),
    "/api/carts/products/sum": () => Response.json({ code: 1, msg: "", data: 3 }),
  };
  vi.stubGlobal("fetch", async (path: string) => answers[path]?.());
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

test("at first a visitor has no name and an empty cart", async () => {
  const { member } = await import("./member");
  expect(member).toMatchObject({ username: "", cartCount: 0, device: "desktop" });
});

test("a member's name and cart are loaded", async () => {
  const { loadMember, member } = await import("./member");
  await loadMember();
  expect(member).toMatchObject({ username: "李工", cartCount: 3, device: "mobile" });
});

test("if one of the two calls fails, the other's result is still used", async () => {
  answers["/api/user/index"] = () => new Response("", { status: 503 });
  const { loadMember, member } = await import("./member");
  await loadMember();
  expect(member).toMatchObject({ username: "", cartCount: 3 });
});
