import { expect, test } from "@playwright/test";
import { type Site, startSite } from "@/e2e/start-site";
import { HOST, type Nginx, type Reply, startNginx } from "./nginx";
import { gradeAnswer } from "./observatory";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
let sent = 0;
/** A unique message. */
const newMessage = () => `name=张三&phone=13800138000&addres=澜州市&content=${++sent}`;
/** Larger than nginx's body limit. */
export const LARGE = `content=${"a".repeat(200_000)}`;

/** A client address of its own, so that tests do not share limits. */
let visitors = 0;
export const newVisitor = () => ({ "x-test-address": `2001:db8:${(++visitors).toString(16)}::1` });

/** Starts the release behind nginx for a spec, with the shipped nginx.conf and nginx-site.conf except for ports and paths. */
export function nginxInFront() {
  test.describe.configure({ mode: "serial" });
  const front = {} as { site: Site; nginx: Nginx };
  test.beforeAll(async () => {
    front.site = await startSite({
      TRUST_PROXY: "loopback",
      SITE_URL: `https://${HOST}`,
      MESSAGE_REFILL_S: "0",
    });
    front.nginx = await startNginx("nginx.conf", { "127.0.0.1:3000": front.site.url });
  });
  test.afterAll(async () => {
    await front.nginx.stop();
    await front.site.stop();
  });
  return {
    /** The site behind nginx, for direct access to its database. */
    site: () => front.site,
    nginx: () => front.nginx,
    post: (path: string, headers: Record<string, string>, body = newMessage()) =>
      front.nginx.ask(path, { method: "POST", headers: { ...FORM, ...headers }, body }),
  };
}

/** Sends bursts of requests until one gets this status: sequential requests may stay below the rate limit on a slow machine. */
export async function until(status: number, ask: () => Promise<Reply>): Promise<Reply> {
  for (let times = 0; times < 10; times++) {
    const replies = await Promise.all(Array.from({ length: 40 }, ask));
    const found = replies.find((reply) => reply.status === status);
    if (found) return found;
  }
  throw new Error(`never a ${status}`);
}

/** Expects a grade of A+ by the rules of Mozilla's Observatory, and a policy for browser features and openers. */
export function expectGraded({ headers }: Reply) {
  const { score, points } = gradeAnswer(headers);
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(130);
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
}

export const envelope = (code: number, msg: string) => ({ code, msg, data: null });
