import { expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { emptyStore } from "@/db/testing/store";
import { callExamples } from "./examples";

test("a site without content shows empty lists, and no details", async () => {
  emptyStore();
  const examples = await callExamples();
  expect(examples.post_News_getList?.answer).toMatchObject({ code: 1, data: { data: [], total: 0 } });
  expect(Object.keys(examples)).not.toContain("post_News_getDetail");
});

test("a store that cannot be read is a fault, not a document without examples", async () => {
  closeStore();
  vi.spyOn(sharedStore(), "prepare").mockImplementation(() => {
    throw Object.assign(new Error("locked"), { code: "SQLITE_BUSY" });
  });
  await expect(callExamples()).rejects.toThrow("/api/Product/getCategory: 503");
});
