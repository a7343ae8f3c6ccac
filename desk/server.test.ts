import http from "node:http";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Desk, serveDesk } from "./server";

const desk = { list: () => ["产品"], open: () => undefined } as unknown as Desk;
let served: Awaited<ReturnType<typeof serveDesk>>;

beforeAll(async () => {
  served = await serveDesk(
    desk,
    { after: "http://127.0.0.1:1", before: "http://127.0.0.1:2" },
    { js: "", css: "" },
  );
});
afterAll(() => served.close());

/** Not with `fetch`, which sets the Host header itself. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<{ status: number | undefined; text: string; headers: http.IncomingHttpHeaders }>(
    (resolve, reject) => {
      const request = http.request(new URL(path, served.address), { method, headers }, (answer) => {
        let text = "";
        answer.on("data", (piece) => (text += String(piece)));
        answer.on("end", () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
      });
      request.on("error", reject);
      request.end(method === "POST" ? "[]" : undefined);
    },
  );
const json = { "content-type": "application/json" };

test("an editor on this machine gets the desk, which no other page may frame", async () => {
  const { status, text, headers } = await ask("");
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(text).toContain("内容编辑台");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect((await ask("call/list", json, "POST")).text).toBe('["产品"]');
});

test("other host names, and pages of other sites, are refused", async () => {
  const strangers: Record<string, string>[] = [
    { host: "evil.example" },
    { host: "localhost" },
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  for (const headers of strangers)
    for (const [path, method] of [
      ["", "GET"],
      ["call/list", "POST"],
    ] as const) {
      const { status, text } = await ask(path, { ...json, ...headers }, method);
      expect([status, text]).toEqual([403, "只在本机使用。"]);
    }
});

test("without the token nothing is served, nor to a form of another page, nor for an unknown function", async () => {
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/guess/call/list", json, "POST")).status).toBe(404);
  expect((await ask("call/list", { "content-type": "text/plain" }, "POST")).status).toBe(415);
  expect((await ask("call/constructor", json, "POST")).status).toBe(404);
});

test("no code of the desk is in a release", async () => {
  const { metafile } = await build({
    entryPoints: ["db/commands/content.ts", "server/main.ts"],
    ...{ bundle: true, platform: "node", format: "esm", packages: "external", write: false, metafile: true },
    outdir: "out",
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("db/editing/editing.ts");
  expect(inputs.filter((file) => file.startsWith("desk/"))).toEqual([]);
});
