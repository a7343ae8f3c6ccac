import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearChoice, saveChoice, storedChoice } from "./menu-choice";

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

let storage: ReturnType<typeof memory>;
beforeEach(() => {
  storage = memory();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

const third = {
  pid: "49",
  menuName: "智能电表",
  sid: "139",
  submenuName: "多功能仪表",
  kid: "301",
  kName: "三相",
};

test("before any choice the menu is called after the smart meters", () => {
  expect(storedChoice()).toEqual({
    pid: "",
    menuName: "智能电表",
    sid: "",
    submenuName: "",
    kid: "",
    kName: "",
  });
});

test("a choice is kept under the six names of the specification", () => {
  saveChoice(third);
  expect(Object.fromEntries(storage.kept)).toEqual(third);
  expect(storedChoice()).toEqual(third);
});

test("choosing a family forgets the levels below the former one", () => {
  saveChoice(third);
  saveChoice({ pid: "33", menuName: "电力电容补偿装置" });
  expect(storedChoice()).toEqual({
    ...third,
    pid: "33",
    menuName: "电力电容补偿装置",
    sid: "",
    submenuName: "",
    kid: "",
    kName: "",
  });
});

test("clearing leaves what others keep in the browser", () => {
  storage.setItem("token", "abc");
  saveChoice(third);
  clearChoice();
  expect([...storage.kept]).toEqual([["token", "abc"]]);
});

test("a browser that refuses storage changes nothing for the visitor", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("SecurityError");
    },
  });
  saveChoice(third);
  expect(storedChoice().menuName).toBe("智能电表");
});
