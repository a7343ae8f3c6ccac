import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { checkInProcess } from "./check-in-process";

const folder = mkdtempSync(path.join(tmpdir(), "checked-"));
const checkedBy = (script: string, mostMs?: number) => {
  writeFileSync(path.join(folder, "attachment-worker.mjs"), script);
  return checkInProcess([], mostMs);
};

beforeAll(() => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("a file on which the check crashes is reported as broken", async () => {
  expect(await checkedBy("process.abort()")).toEqual([{ fault: "fileBroken" }]);
});

test("if a busy machine does not finish the check, the visitor is asked to try later, and no file is called broken", async () => {
  expect(await checkedBy("setInterval(() => undefined, 1000)", 200)).toEqual([{ fault: "fileRoom" }]);
});

test("a check that fails for another reason is not blamed on the visitor's files", async () => {
  await expect(checkedBy("throw new Error()")).rejects.toThrow("files could not be checked");
});
