import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAFETY_RULES } from "@/lib/service/safety";
import { SafetyPage } from "./safety-page";

const html = renderToStaticMarkup(<SafetyPage lists={{}} />);
const text = html
  .replace(/<script.*?<\/script>/gs, "")
  .replaceAll(/<[^>]*>|\u2060/g, "")
  .replaceAll("\u00a0", " ");

/** The positions of these texts on the page. */
const inOrder = (...said: string[]) => said.map((words) => text.indexOf(words));

test("who opens the rules of safe work reads first whom to call, what not to touch and that two work, each number a telephone's", () => {
  const places = inOrder("有人触电：", "起火：", "不碰", "动设备不少于两人", "操作卡", "步骤");
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const box = html.slice(0, html.indexOf("操作卡"));
  for (const number of ["120", "119"]) expect(box).toContain(`<a href="tel:${number}">${number}</a>`);
});

test("the card has at most ten steps, and each discharge time with its devices", () => {
  const [card = ""] = /id="card".*?<\/section>/s.exec(html) ?? [];
  const steps = /<ol.*?<\/ol>/s.exec(card)?.[0].match(/<li>/g) ?? [];
  expect(steps.length).toBeGreaterThanOrEqual(SAFETY_RULES.steps.length);
  expect(steps.length).toBeLessThanOrEqual(10);
  for (const { wait, name } of SAFETY_RULES.devices.filter((device) => /\d/.test(device.wait))) {
    expect(text).toContain(`等待 ${wait}`);
    expect(card).toContain(name.split("、")[0]);
  }
});

test("a drawing shows that capacitors are discharged between phases too", () => {
  expect(html).toMatch(/<svg[^>]*aria-label="[^"]*A–B、B–C、C–A 两两相间/);
  expect(text).toContain("再：两两相间");
});
