import { expect, test } from "vitest";
import { readYesNo } from "./yes-no";

test.each([
  ["有，错相闭锁", true],
  ["可在退出投切状态下带电抽出", true],
  ["不带", false],
  ["无", false],
  ["没有", false],
  ["RS485", undefined],
])("%s is read as %s", (text, said) => expect(readYesNo(text)).toBe(said));
