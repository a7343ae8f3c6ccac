import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { jsonText } from "./json-text";

const files = readdirSync("db/content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json") && file !== "pictures.json")
  .map((file) => path.join("db/content", file));

test("an unchanged file is written as it was", () => {
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    expect(jsonText(JSON.parse(text), text), file).toBe(text);
  }
});

const before = `{
  "id": 1,
  "images": [
    "a",
    "b"
  ],
  "parameters": [
    {"key": "one", "text": "1 V", "numbers": [1]},
    {"key": "two", "text": "2 V", "numbers": [2]}
  ]
}
`;

test("a changed value changes only its own line", () => {
  const value = JSON.parse(before) as { parameters: { text: string; numbers: number[] }[] };
  Object.assign(value.parameters[1] ?? {}, { text: "3 V", numbers: [3] });
  expect(jsonText(value, before)).toBe(before.replace('"2 V", "numbers": [2]', '"3 V", "numbers": [3]'));
});

test("new values have the format of their neighbours, and removed ones leave no trace", () => {
  const value = JSON.parse(before) as { images: string[]; parameters: object[]; usage?: string };
  value.images.splice(1, 0, "c");
  value.parameters = [{ key: "new", text: "“5” V" }, ...value.parameters.slice(1)];
  value.usage = "用在这里";
  expect(jsonText(value, before)).toBe(`{
  "id": 1,
  "images": [
    "a",
    "c",
    "b"
  ],
  "parameters": [
    {"key": "new", "text": "“5” V"},
    {"key": "two", "text": "2 V", "numbers": [2]}
  ],
  "usage": "用在这里"
}
`);
});

test("a new file has a line per field", () => {
  const value = { id: 7, title: "新闻", facts: { year: 2026 } };
  expect(jsonText(value, null)).toBe('{\n "id": 7,\n "title": "新闻",\n "facts": {"year": 2026}\n}\n');
});
