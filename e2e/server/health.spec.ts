import { expect, test } from "@playwright/test";

test("health answers alive and ready in the envelope", async ({ request }) => {
  for (const address of ["/api/health", "/api/health/ready"]) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ code: 1, msg: "", data: "ok" });
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
});
