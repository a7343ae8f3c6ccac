import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { attachmentFolder, attachmentPlace, incomingPlace } from "@/db/attachments";
import { backUp } from "@/db/backup/backup";
import { restore } from "@/db/backup/restore";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { order } from "@/db/testing/message-command";
import type { ReceivedFile } from "@/lib/http/received-form";
import { sweepAttachments } from "./attachments";
import { getMessage } from "./message-admin";
import { addMessage } from "./messages";
import { purgeOld } from "./retention";

let store: ReturnType<typeof fileStore>;
beforeEach(() => {
  store = fileStore();
});
afterEach(() => store.remove());

const MB = 1024 * 1024;
const FIELDS = {
  name: "王小明",
  sex: "0" as const,
  email: "",
  addres: "澜州",
  content: "铭牌见附件",
  about: "",
  website: "",
  token: "",
};
const SENDER = { source: "", client: "203.0.113.0/24", agent: "", notice: "", limitKey: "a" };

function file(text: string, name = "铭牌.jpg", bytes = text.length): ReceivedFile {
  const place = incomingPlace();
  writeFileSync(place, text);
  return { place, name, bytes, hash: createHash("sha256").update(text).digest("hex") };
}
type Given = { files?: ReceivedFile[]; phone?: string; token?: string; client?: string; website?: string };
const send = (
  { files = [], phone = "13800138000", client = SENDER.client, ...fields }: Given,
  now = new Date(),
) => addMessage({ ...FIELDS, phone, ...fields }, { ...SENDER, client }, now, files);

const stored = () => readdirSync(attachmentFolder());
const namesOf = (id: number) => getMessage(id)?.files.map(({ name }) => name);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

test("files are stored by their hashes, equal ones once, and staff get them under their names", async () => {
  expect(await send({ files: [file("甲"), file("乙", "单线图.pdf")] })).toEqual({ number: 1 });
  expect(await send({ files: [file("甲")], phone: "13900139000" })).toEqual({ number: 2 });
  expect(stored().sort()).toEqual([hashOf("甲"), hashOf("乙")].sort());
  expect(await order("list")).toMatch(/#1 .*附件 2 个/);
  expect(await order("show", "1")).toContain("附件：铭牌.jpg（1 KB）、单线图.pdf（1 KB）");
  const folder = path.join(path.dirname(store.file), "for-desk");
  const told = await order("files", "1", "--to", folder);
  expect(told).toContain("没有查过病毒");
  expect(readdirSync(folder)).toEqual(["1-1-铭牌.jpg", "1-2-单线图.pdf"]);
  await expect(order("files", "1", "--to", folder)).rejects.toThrow("已经存在");
  await expect(order("files", "9", "--to", folder)).rejects.toThrow("没有编号为 9 的留言");
  await expect(order("files", "1")).rejects.toThrow("请写要存到的文件夹");
});

test("the same message with the same files is stored once; with other files it is another", async () => {
  for (const token of ["", "one"]) {
    const first = await send({ token, files: [file("甲")] });
    expect(await send({ token, files: [file("甲")] })).toEqual(first);
    const second = await send({ token, files: [file("甲"), file("乙")] });
    expect(second).not.toEqual(first);
    expect(await send({ token, files: [file("甲"), file("乙")] })).toEqual(second);
    sharedStore().exec("DELETE FROM messages");
  }
});

test("a robot's files are not kept", async () => {
  await send({ website: "https://spam.example", files: [file("甲")] });
  expect(getMessage(1)?.files).toEqual([]);
  expect(stored()).not.toContain(hashOf("甲"));
});

test("a network may send 300 MB a day, all networks 4 GB; messages without files are still taken", async () => {
  const noon = new Date("2026-11-20T04:00:00Z");
  const large = (text: string) => [file(text, "a.jpg", 299 * MB)];
  await send({ files: large("甲") }, noon);
  expect(await send({ files: large("乙") }, noon)).toEqual({ fault: "fileRoom" });
  expect(await send({ token: "x" }, noon)).toHaveProperty("number");
  const next = new Date(noon.getTime() + 25 * 3_600_000);
  expect(await send({ files: large("乙") }, next)).toHaveProperty("number");
  sharedStore()
    .prepare("UPDATE attachments SET bytes = ?")
    .run(2048 * MB);
  expect(await send({ files: [file("丙")], client: "198.51.100.0/24" }, next)).toEqual({ fault: "fileRoom" });
});

test("files are deleted with their message, and stay while another refers to them", async () => {
  await send({ files: [file("甲"), file("乙")] });
  await send({ files: [file("甲")], phone: "13900139000" });
  expect(await order("forget", "13800138000")).toContain("1 条留言、1 个附件");
  expect(stored()).toEqual([hashOf("甲")]);
  sharedStore().exec("DELETE FROM messages");
  expect(await sweepAttachments(new Date())).toBe(1);
  expect(stored()).toEqual([]);
  await send({ files: [file("丙")] }, new Date("2020-01-01"));
  await purgeOld(new Date());
  expect(stored()).toEqual([]);
});

test("files left by a killed site are removed after an hour", async () => {
  const [young, old] = [file("甲").place, file("乙").place];
  const before = new Date(Date.now() - 2 * 3_600_000);
  utimesSync(old, before, before);
  await sweepAttachments(new Date());
  expect([existsSync(young), existsSync(old)]).toEqual([true, false]);
});

test("files of a copy beside the store stay as long as its messages", async () => {
  await send({ files: [file("甲")] });
  sharedStore().pragma("wal_checkpoint(TRUNCATE)");
  const copy = `${store.file}.replaced-20261120T040000`;
  copyFileSync(store.file, copy);
  sharedStore().exec("DELETE FROM messages");
  await sweepAttachments(new Date());
  expect(existsSync(attachmentPlace(hashOf("甲"), copy))).toBe(true);
  // `forget` removes the person from the copy first.
  await order("forget", "13800138000");
  expect(stored()).toEqual([]);
});

test("a backup has the attachments of its messages, equal ones once, and a restore brings them back", async () => {
  const folder = path.join(path.dirname(store.file), "backups");
  await send({ files: [file("甲"), file("乙")] });
  const first = await backUp(store.file, folder, new Date("2026-11-20T03:00:00Z"));
  await order("forget", "13800138000");
  expect(stored()).toEqual([]);
  await send({ files: [file("丙")] });
  store.restart();
  expect(restore(first, store.file)).toMatchObject({ missingFiles: 0 });
  expect(namesOf(1)).toEqual(["铭牌.jpg", "铭牌.jpg"]);
  expect(existsSync(attachmentPlace(hashOf("乙")))).toBe(true);
  // The attachments of the later backup of the same day, the only one that is kept.
  sharedStore().exec("DELETE FROM attachments WHERE nth = 2");
  await backUp(store.file, folder, new Date("2026-11-20T04:00:00Z"));
  expect(readdirSync(path.join(folder, "attachments"))).toEqual([hashOf("甲")]);
});

test("an unreadable backup keeps all attachments, and the next backup is made", async () => {
  const folder = path.join(path.dirname(store.file), "backups");
  await send({ files: [file("甲")] });
  await backUp(store.file, folder, new Date("2026-11-20T03:00:00Z"));
  writeFileSync(path.join(folder, "site-2026-11-19T03-00-00-000Z.db"), "x".repeat(5000));
  await order("forget", "13800138000");
  await backUp(store.file, folder, new Date("2026-11-20T04:00:00Z"));
  expect(readdirSync(path.join(folder, "attachments"))).toEqual([hashOf("甲")]);
});

test("a backup with a missing or changed attachment is invalid", async () => {
  const folder = path.join(path.dirname(store.file), "backups");
  await send({ files: [file("甲")] });
  writeFileSync(attachmentPlace(hashOf("甲")), "乙");
  await expect(backUp(store.file, folder)).rejects.toThrow("磁盘可能损坏");
  sharedStore().exec("UPDATE attachments SET hash = 'b'");
  await expect(backUp(store.file, folder)).rejects.toThrow("缺少留言的 1 个附件");
  expect(readdirSync(folder).filter((name) => name.endsWith(".db"))).toEqual([]);
});
