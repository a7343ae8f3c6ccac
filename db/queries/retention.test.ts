import { beforeEach, expect, test } from "vitest";
import { addList, listableProducts, sendList } from "@/db/test-lists";
import { emptyStore } from "@/db/test-store";
import { SITE } from "@/lib/site";
import { purgeOld } from "./retention";

beforeEach(() => {
  emptyStore();
  listableProducts();
});

test("a list is kept for its time after it was sent, as after any other change", async () => {
  const sent = new Date("2026-11-20T05:00:00Z");
  const after = (days: number) => new Date(sent.getTime() + days * 86_400_000);
  const cart = await addList({ changed: after(-1) });
  await sendList(cart, {}, sent);
  expect(await purgeOld(after(SITE.cartRetentionDays - 0.5))).toMatchObject({ carts: 0 });
  expect(await purgeOld(after(SITE.cartRetentionDays + 0.5))).toMatchObject({ carts: 1 });
});
