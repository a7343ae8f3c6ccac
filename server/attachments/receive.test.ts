import { existsSync, readdirSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { attachmentFolder } from "@/db/attachments";
import type { ReceivedForm } from "@/lib/http/received-form";
import { MOST_ATTACHMENT_BYTES } from "@/lib/inquiry/attachment-rules";
import { listening } from "@/lib/test-listening";
import type { Checked } from "./check";
import { withForm } from "./receive";

const FOUND: Checked = { kind: "jpg", hash: "a".repeat(64), bytes: 3 };
let found: Checked[] = [];
let forms: unknown[] = [];
const MOST_FORM = 6 * MOST_ATTACHMENT_BYTES;
const left = () => (existsSync(attachmentFolder()) ? readdirSync(attachmentFolder()) : []);

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((asked, answer) => {
    const check = (places: readonly string[]) => Promise.resolve(found.slice(0, places.length));
    withForm(asked, answer, check, (form) => {
      forms.push(form);
      return Promise.resolve();
    })
      .catch((error: unknown) => forms.push(error))
      .finally(() => answer.end("{}"));
  });
  // On a busy machine a form is made for longer than a connection is kept: it would be sent into one that closes.
  server.keepAliveTimeout = 0;
  url = await listening(server);
});
afterAll(() => {
  server.close();
  rmSync(attachmentFolder(), { recursive: true, force: true });
});
beforeEach(() => {
  found = Array<Checked>(5).fill(FOUND);
  forms = [];
});

async function received(parts: [string, string | Blob, string?][]): Promise<ReceivedForm> {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, file);
  // Whoever is refused before the end may still be sending when the connection closes.
  await fetch(url, { method: "POST", body: form }).catch(() => undefined);
  await vi.waitFor(() => expect(forms).toHaveLength(1));
  return forms[0] as ReceivedForm;
}
const file = (bytes: number | string = "abc") =>
  new Blob([typeof bytes === "number" ? "a".repeat(bytes) : bytes]);

/** A body as it is written here. */
const raw = (body: Buffer | string) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
    body: new Uint8Array(Buffer.from(body as string)),
  });
const part = (head: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;

test("texts and files are received, the last of texts with one name counts, and no temporary files are left", async () => {
  const form = await received([
    ["name", "王\u{20BB7}"],
    ["content", "a\r\nb"],
    ["files", file(), "铭牌.png"],
    ["name", "李\ufffd"],
    ["files", file("defg"), "单线图.pdf"],
  ]);
  expect(form.fields).toEqual({ name: "李\ufffd", content: "a\r\nb" });
  expect(form.files).toMatchObject([
    { name: "铭牌.jpg", hash: FOUND.hash, bytes: 3 },
    { name: "单线图.jpg", hash: FOUND.hash, bytes: 3 },
  ]);
  expect(left()).toEqual([]);
});

test("a form without a chosen file has none; files of other fields are ignored", async () => {
  const form = await received([
    ["files", file(""), ""],
    ["photo", file(), "a.jpg"],
    ["name", "王"],
  ]);
  expect(form).toEqual({ fields: { name: "王" }, files: [] });
});

test("a sixth file, one that is too large, and one of a wrong kind are each refused with their reason", async () => {
  const six = Array.from({ length: 6 }, (): [string, Blob, string] => ["files", file(), "a.jpg"]);
  expect(await received([...six, ["name", "王"]])).toEqual({
    fields: { name: "王" },
    files: [],
    fault: "fileCount",
  });
  forms = [];
  const large = await received([
    ["files", file(MOST_ATTACHMENT_BYTES + 1), "a.jpg"],
    ["name", "王"],
  ]);
  expect(large).toEqual({ fields: { name: "王" }, files: [], fault: "fileSize" });
  forms = [];
  found = [FOUND, { fault: "fileBroken" }];
  expect(await received([...six.slice(0, 2)])).toMatchObject({ files: [], fault: "fileBroken" });
  expect(left()).toEqual([]);
});

test("the largest allowed file is accepted", async () => {
  const form = await received([["files", file(MOST_ATTACHMENT_BYTES), "a.jpg"]]);
  expect([form.fault, form.files.length]).toEqual([undefined, 1]);
});

test("a form larger than five files is refused before its end", async () => {
  expect(await received([["files", file(MOST_FORM), "a.jpg"]])).toMatchObject({
    files: [],
    fault: "fileSize",
  });
  expect(left()).toEqual([]);
});

test.each([
  ["no end", part('name="name"', "王")],
  ["no parts", "abc"],
  [
    "a text that is no UTF-8",
    Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="n"\r\n\r\n'),
      Buffer.from([0xff]),
      Buffer.from("\r\n--b--\r\n"),
    ]),
  ],
  ["a file without an end", part('name="files"; filename="a.jpg"', "abc")],
])("a form with %s cannot be read", async (_what, body) => {
  await raw(body);
  expect(forms).toEqual([{ status: 400 }]);
  expect(left()).toEqual([]);
});

test("too much text is refused", async () => {
  await raw(`${part('name="content"', "a".repeat(70_000))}--b--\r\n`);
  expect(forms).toEqual([{ status: 413 }]);
});

test("files of a visitor who left meanwhile are removed", async () => {
  const type = "multipart/form-data; boundary=b";
  const asked = request(url, { method: "POST", headers: { "content-type": type, "content-length": 9999 } });
  asked.on("error", () => undefined);
  asked.write(part('name="files"; filename="a.jpg"', "abc"));
  await vi.waitFor(() => expect(left()).toHaveLength(1), 5000);
  asked.destroy();
  await vi.waitFor(() => expect(forms).toHaveLength(1), 5000);
  expect(forms[0]).toBeInstanceOf(Error);
  expect(left()).toEqual([]);
});
