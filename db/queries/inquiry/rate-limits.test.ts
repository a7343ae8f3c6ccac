import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testSettings } from "@/db/testing/settings";
import { sharedStore } from "@/db/connection";
import { fileStore } from "@/db/testing/file-store";
import { at, NOON, rows } from "@/db/testing/messages";

const settings = testSettings({ MESSAGE_BURST: "10", MESSAGE_REFILL_S: "20", NOTIFY_WEBHOOK: "" });

let store: ReturnType<typeof fileStore>;
beforeEach(() => {
  Object.assign(settings, { MESSAGE_BURST: "10", MESSAGE_REFILL_S: "20", NOTIFY_WEBHOOK: "" });
  store = fileStore();
});
afterEach(() => store.remove());

describe("a visitor", () => {
  test("may send the burst at once, then one more per refill period", async () => {
    for (let count = 0; count < 10; count++) expect(await at(0)).toBe("stored");
    expect(await at(0)).toBe(20);
    expect(await at(1)).toBe(19);
    expect(await at(19.5)).toBe(1);
    expect(await at(20)).toBe("stored");
    expect(await at(20)).toBe(20);
    expect(await at(60)).toBe("stored");
    expect(await at(60)).toBe("stored");
    expect(await at(60)).toBe(20);
    expect(rows()).toBe(13);
  });

  test("loses nothing by trying while refused", async () => {
    for (let count = 0; count < 10; count++) await at(0);
    for (let second = 1; second < 20; second++) expect(await at(second)).toBe(20 - second);
    expect(await at(20)).toBe("stored");
  });

  test("does not count for another", async () => {
    for (let count = 0; count < 11; count++) await at(0, "a");
    expect(await at(0, "b")).toBe("stored");
  });

  test("has the full burst again after a pause, and not more", async () => {
    for (let count = 0; count < 11; count++) await at(0);
    for (let count = 0; count < 10; count++) expect(await at(3600)).toBe("stored");
    expect(await at(3600)).toBe(20);
  });

  test("is remembered across a restart, and no longer than needed", async () => {
    for (let count = 0; count < 10; count++) await at(0);
    store.restart();
    expect(await at(5)).toBe(15);
    const visitors = () =>
      sharedStore().prepare("SELECT client FROM message_limits ORDER BY client").pluck().all();
    expect(await at(10, "b")).toBe("stored");
    expect(visitors()).toEqual(["a", "b"]);
    expect(await at(500, "c")).toBe("stored");
    expect(visitors()).toEqual(["c"]);
  });

  test("is not locked out when the clock is set back", async () => {
    for (let count = 0; count < 10; count++) await at(86_400);
    expect(await at(0)).toBe("stored");
    for (let count = 0; count < 9; count++) await at(0);
    expect(await at(0)).toBe(20);
    expect(await at(-1)).toBe(20);
  });

  test("is not counted for a message that is not stored, or for a repeated token", async () => {
    for (let count = 0; count < 30; count++)
      expect(await at(0, "a", { token: "same", content: "" })).toBe("stored");
    expect(rows()).toBe(1);
    for (let count = 0; count < 9; count++) expect(await at(0)).toBe("stored");
    expect(await at(0)).toBe(20);
    expect(await at(0, "a", { token: "same", content: "" })).toBe("stored");
  });
});

describe("a network", () => {
  test("has the allowance of four visitors, and refills as fast", async () => {
    for (const visitor of ["a", "b", "c", "d"])
      for (let count = 0; count < 10; count++)
        expect(await at(0, visitor, {}, "2001:db8:1::/48")).toBe("stored");
    expect(await at(0, "e", {}, "2001:db8:1::/48")).toBe(5);
    expect(await at(0, "e", {}, "2001:db8:2::/48")).toBe("stored");
    expect(await at(5, "e", {}, "2001:db8:1::/48")).toBe("stored");
    expect(await at(5, "f", {}, "2001:db8:1::/48")).toBe(5);
  });
});

const suspected = () =>
  sharedStore().prepare("SELECT count(*) FROM messages WHERE suspected").pluck().get() as number;

describe("all visitors together", () => {
  test("beyond 120 messages a minute nobody is refused: messages are stored as suspected", async () => {
    for (let count = 0; count < 60; count++) expect(await at(0, `v${count}`)).toBe("stored");
    for (let count = 0; count < 60; count++) expect(await at(30, `w${count}`)).toBe("stored");
    expect(suspected()).toBe(0);
    store.restart();
    for (let count = 0; count < 20; count++) expect(await at(59, `x${count}`)).toBe("stored");
    expect(suspected()).toBe(20);
    for (let count = 0; count < 60; count++) expect(await at(60, `y${count}`)).toBe("stored");
    expect(suspected()).toBe(20);
    expect(await at(61, "z")).toBe("stored");
    expect(suspected()).toBe(21);
    expect(rows()).toBe(201);
  });

  test("are not counted for trapped messages", async () => {
    for (let count = 0; count < 200; count++)
      expect(await at(0, `robot${count}`, { website: "x" })).toBe("stored");
    expect(suspected()).toBe(200);
    expect(await at(0, "person")).toBe("stored");
    expect(suspected()).toBe(200);
  });

  test("keep 10,000 trapped messages, the oldest of which are deleted; nobody else's are refused or deleted", async () => {
    const insert = sharedStore().prepare(
      `INSERT INTO messages (name, phone, sex, email, addres, content, createtime, source, client, agent, notice, suspected, trapped)
       VALUES ('', '', '0', '', '', ?, ?, '', '', '', '', 1, ?)`,
    );
    sharedStore().transaction(() => {
      insert.run("suspected for others", new Date(NOON - 7_200_000).toISOString(), 0);
      insert.run("oldest", new Date(NOON - 7_200_000).toISOString(), 1);
      for (let count = 1; count < 10_000; count++)
        insert.run("", new Date(NOON - 3_600_000).toISOString(), 1);
    })();
    expect(await at(0, "robot", { website: "x", content: "newest" })).toBe("stored");
    expect(await at(1, "person")).toBe("stored");
    expect(rows()).toBe(10_002);
    const told = sharedStore().prepare("SELECT content FROM messages WHERE content IN (?, ?, ?)").pluck();
    expect(told.all("suspected for others", "oldest", "newest")).toEqual(["suspected for others", "newest"]);
  });

  test("trapped messages have a limit of their own", async () => {
    for (let count = 0; count < 10; count++) expect(await at(0, "a", { website: "x" })).toBe("stored");
    expect(await at(0, "a", { website: "x" })).toBe(20);
    expect(await at(0)).toBe("stored");
  });

  test("are never told to wait for hours, whatever the settings", async () => {
    Object.assign(settings, { MESSAGE_BURST: "1", MESSAGE_REFILL_S: "86400" });
    await at(0);
    expect(await at(1)).toBe(600);
  });

  test("may send any number if the refill is 0", async () => {
    settings.MESSAGE_REFILL_S = "0";
    for (let count = 0; count < 200; count++) expect(await at(0)).toBe("stored");
    expect(sharedStore().prepare("SELECT count(*) FROM message_limits").pluck().get()).toBe(0);
  });
});
