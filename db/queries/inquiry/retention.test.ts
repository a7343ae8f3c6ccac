import { beforeEach, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { addList, listableProducts, sendList } from "@/db/testing/lists";
import { emptyStore } from "@/db/testing/store";
import { SITE } from "@/lib/site";
import { purgeOld } from "./retention";

beforeEach(() => {
  emptyStore();
  listableProducts();
});

test("a list is kept for its period after it was sent, as after any change", async () => {
  const sent = new Date("2026-11-20T05:00:00Z");
  const after = (days: number) => new Date(sent.getTime() + days * 86_400_000);
  const cart = await addList({ changed: after(-1) });
  await sendList(cart, {}, sent);
  expect(await purgeOld(after(SITE.cartRetentionDays - 0.5))).toMatchObject({ carts: 0 });
  expect(await purgeOld(after(SITE.cartRetentionDays + 0.5))).toMatchObject({ carts: 1 });
});

test("a member is kept for its period after the last sign-in, codes for a day, sessions until their end", async () => {
  const seen = Date.parse("2026-11-20T05:00:00Z");
  const after = (days: number) => new Date(seen + days * 86_400_000);
  sharedStore().exec(`
    INSERT INTO members (phone, username, createtime, seen, notice)
      VALUES ('13800138000', '王工', '', '${new Date(seen).toISOString()}', '');
    INSERT INTO sessions (hash, member, ends) VALUES ('a', 1, ${after(30).getTime()});
    INSERT INTO sign_in_codes (phone, hash, sent, visitor, network) VALUES ('13800138000', '', ${seen}, '', '')`);
  const left = () =>
    ["members", "sessions", "sign_in_codes"].map((table) =>
      sharedStore().prepare(`SELECT count(*) FROM ${table}`).pluck().get(),
    );
  await purgeOld(after(0.5));
  expect(left()).toEqual([1, 1, 1]);
  await purgeOld(after(1.5));
  expect(left()).toEqual([1, 1, 0]);
  await purgeOld(after(31));
  expect(left()).toEqual([1, 0, 0]);
  expect(await purgeOld(after(SITE.memberRetentionDays + 0.5))).toMatchObject({ members: 1 });
});
