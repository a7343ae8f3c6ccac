import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import inject from "light-my-request";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileServer } from "./files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "files-"));
  for (const name of [".next/static", "public/media"])
    mkdirSync(path.join(folder, "one", name), { recursive: true });
  for (const [name, text] of Object.entries({ "a.js": "alert(1)", "a.js.br": "br", "a.js.gz": "gz" }))
    writeFileSync(path.join(folder, "one/.next/static", name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function tagFrom(machine: string, encoding = "identity") {
  const send = fileServer(path.join(folder, machine));
  const headers = { "accept-encoding": encoding };
  const { statusCode, headers: given } = await inject(
    (request, response) => void send(request as never, response as never, "/_next/static/a.js"),
    { url: "/_next/static/a.js", headers },
  );
  expect(statusCode).toBe(200);
  return given.etag;
}

test("a file has the same ETag on machines that got it at different times, in each encoding", async () => {
  cpSync(path.join(folder, "one"), path.join(folder, "two"), { recursive: true });
  for (const name of ["a.js", "a.js.br", "a.js.gz"])
    utimesSync(path.join(folder, "two/.next/static", name), 1_000_000_000, 1_000_000_000);
  for (const encoding of ["identity", "br", "gzip"]) {
    const tag = await tagFrom("one", encoding);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(await tagFrom("two", encoding), encoding).toBe(tag);
  }
  expect(await tagFrom("one", "br"), "parts of two encodings cannot be joined").not.toBe(
    await tagFrom("one"),
  );
});

test("a different file of the same length has another ETag", async () => {
  cpSync(path.join(folder, "one"), path.join(folder, "two"), { recursive: true });
  writeFileSync(path.join(folder, "two/.next/static/a.js"), "alert(2)");
  expect(await tagFrom("one")).not.toBe(await tagFrom("two"));
});
