import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import PARAMETERS from "@/db/content/parameters.json" with { type: "json" };
import { SITE } from "@/lib/site";

const ROOMS = ["app", "components", "datasheet", "db", "drawings", "lib", "server"];
const IS_CODE = /^(?!.*(?:\.test\.|(?:^|\/)test-|^db\/(?:test-)?content\/|^db\/testing\/)).*\.tsx?$/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Why a file may name items of the catalogue, which editors may delete. */
const ALLOWED: Readonly<Record<string, string>> = {
  "lib/constants.ts": "SPEC fixes these types and families",
  "app/(site)/prod_type": "SPEC fixes these addresses",
  "lib/api/cart-calls.ts": "an example that is printed",
  "app/(site)/styleguide/": "words to try type on",
  "db/source/site-shapes.ts": "an example that an editor is told",
  "db/source/trait-shapes.ts": "an example that an editor is told",
};

const idsOf = (noun: string) =>
  readdirSync(path.join("db/test-content", noun)).map((file) => path.basename(file, ".json"));
const IDS = `"?(?:${[...idsOf("categories"), ...idsOf("products")].join("|")})"?`;
/** Keys of one word are words of code, too: a role or a field of the store. */
const KEYS = PARAMETERS.map(({ key }) => key).filter((key) => key.includes("-"));
const NAMED = String.raw`\w*(?:[iI]d|type|category|family|product|series|entry|kind)`;

const DECIDES = [
  // A model or order code.
  new RegExp(String.raw`\b${SITE.modelPrefix}-`),
  // `family.id === 49`, `49 !== type`, `case 49:`, `[49, 139].includes(type)`, `products: [1002]`
  new RegExp(String.raw`\b${NAMED}\)?\s*[!=]==?\s*${IDS}\b`),
  new RegExp(String.raw`\b${IDS}\s*[!=]==?\s*(?:\w+\.)*${NAMED}\b`),
  new RegExp(String.raw`\bcase ${IDS}:`),
  new RegExp(String.raw`[[,]\s*${IDS}[^\][]*\]\s*\.(?:includes|some|find)\(`),
  new RegExp(String.raw`\bnew (?:Set|Map)\(\[+${IDS}\b`),
  new RegExp(String.raw`\b${NAMED}s?:\s*\[?${IDS}\b`),
  // `const METER_FAMILY = 49`
  new RegExp(String.raw`\b\w*(?:FAMILY|CATEGORY|PRODUCT|SERIES|ENTRY)\w*\s*=\s*\[?${IDS}\b`),
  // `{ 49: … }`
  new RegExp(String.raw`(?:^|[{,])\s*${IDS}\s*:`, "m"),
  // `WHERE category = 49`
  new RegExp(String.raw`\b(?:id|pid|type|category|product)\s*(?:=|IN \()\s*${IDS}\b`),
  // `value.key === "rated-capacity"`
  new RegExp(`["'\`](?:${KEYS.join("|")})["'\`]`),
  // `/newdetail/1001`
  /\/(?:newdetail|product_type_list|prod_detail|prod_type|datasheet)\/?\d+/,
];

function decidedIn(text: string): string[] {
  const code = text.replaceAll(COMMENT, "");
  return DECIDES.flatMap((pattern) => pattern.exec(code)?.[0].trim() ?? []);
}

test.each([
  'product.model.startsWith("LH-SVG") ? rack : box',
  "if (family.id === 49) return;",
  "if (1002 === product.id) return;",
  'switch (category) { case 210: return "rack"; }',
  "[203, 210].includes(category)",
  "new Set([1001, 1002])",
  '{ 210: "rackModule" }',
  "SELECT id FROM products WHERE type = 210",
  "const METER_FAMILY = 49;",
  '{ href: "/newdetail/1001" }',
  'values.find(({ key }) => key === "rated-capacity")',
])("%s would be found", (code) => {
  expect(decidedIn(code)).not.toEqual([]);
});

test("no model, product id, category id or parameter key decides in code", () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
  ).filter((file) => IS_CODE.test(file) && !Object.keys(ALLOWED).some((start) => file.startsWith(start)));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    decidedIn(readFileSync(file, "utf8")).map((decided) => `${file}: ${decided}`),
  );
  expect(found).toEqual([]);
});
