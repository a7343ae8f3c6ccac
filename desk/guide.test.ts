import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { testProject } from "@/db/testing/project";
import { openDesk } from "./desk";
import type { Fields } from "./page/schema";
import { SHARED_WORDS } from "./shared-words";
import { fieldName } from "./words";

const guide = readFileSync("docs/editing.md", "utf8");
const rows = [...guide.matchAll(/^ {3}\| (?!字段)([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, place = "", text = ""]) => [place.split(" › "), text] as const,
);

const figures = (text: string) => text.split("、").map(Number);

/** Sets a value at a path as written in the guide: fields by their labels in the form, list entries by their names. */
function write(within: unknown, [step = "", ...rest]: readonly string[], text: string): void {
  const holder = within as Fields;
  const isList = Array.isArray(within);
  const key = isList
    ? within.findIndex(({ label, name }: Fields) => label === step || name === step)
    : ([...Object.keys(holder), ...Object.keys(SHARED_WORDS)].find(
        (field) => fieldName("products", field) === step || field === step,
      ) ?? "");
  expect(key, step).not.toBe(isList ? -1 : "");
  if (rest.length > 0) return write(holder[key], rest, text);
  const old = holder[key];
  holder[key] = !Array.isArray(old) ? text : typeof old[0] === "number" ? figures(text) : text.split("<br>");
}

test("the guide's example, a copied product with the changes of its table and news about it, passes the check", async () => {
  expect(rows.length).toBeGreaterThan(5);
  const project = testProject();
  const desk = openDesk(project.root, path.join(project.root, "data/desk"), { show: () => undefined });
  const [, model = ""] = /型号 `(.+?)`，标题“/.exec(guide) ?? [];
  const [, title = ""] = /，标题“(.+?)”。编号/.exec(guide) ?? [];
  const file = desk.begin({ noun: "products", like: 1022, model, title });
  const { value } = desk.open(file);
  // A picture of the test content that no list uses.
  for (const [place, text] of rows)
    write(value, place, text.replace("products/lh-svg-h-1", "products/lh-hxk-1"));
  desk.type(file, value);
  const [, headline = "", text = ""] = /类别 19，标题“(.+?)”.+?`(<p>.+?<\/p>)`/s.exec(guide) ?? [];
  const news = desk.begin({ noun: "news", title: headline });
  const article = { ...(desk.open(news).value as Fields), type: 19, image: "products/lh-hxk-1" };
  desk.type(news, { ...article, maincontent: text });
  expect(file).toBe("products/1077.json");
  for (const one of [file, news]) {
    const found = await desk.check(one);
    expect(found?.others, "what the check says of other files").toEqual([]);
    expect(
      [...desk.open(one).faults, ...(found?.faults ?? [])].filter(({ kind }) => kind === "fault"),
    ).toEqual([]);
  }
});
