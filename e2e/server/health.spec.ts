import { expect, test } from "@playwright/test";

test("the health checks report liveness and readiness in the envelope", async ({ request }) => {
  for (const [address, data] of [
    ["/api/health", "ok"],
    ["/api/health/ready", { status: "ok", backup_age_seconds: null, damaged_logs: 0 }],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toEqual({ code: 1, msg: "", data });
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
});
