import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { Linter } from "eslint";
import esX from "eslint-plugin-es-x";

const CHUNKS = path.resolve("release/.next/static/chunks");
/** Next's polyfills, which modern browsers do not load. */
const POLYFILLS = "core-js";

/** A polyfill that Next includes for browsers that are not supported here, as it appears in the minified script. */
const NEEDLESS = "String.prototype.trimLeft";

/** What Safari 15.6 and Chromium 109 do not support (docs/browsers.md): `static {}`, lookbehind, and newer methods. */
const RULES: Linter.RulesRecord = {
  "es-x/no-class-static-block": "error",
  "es-x/no-regexp-lookbehind-assertions": "error",
  "es-x/no-regexp-v-flag": "error",
  ...Object.fromEntries(
    ["toreversed", "tosorted", "tospliced", "with", "findlast-findlastindex"].map((name) => [
      `es-x/no-array-prototype-${name}`,
      ["error", { aggressive: true }],
    ]),
  ),
};

const scripts = () =>
  readdirSync(CHUNKS)
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, code: readFileSync(path.join(CHUNKS, file), "utf8") }))
    .filter(({ code }) => !code.includes(POLYFILLS));

test("no script contains polyfills for features that every supported browser has", () => {
  expect(scripts().length).toBeGreaterThan(0);
  expect(scripts().filter(({ code }) => code.includes(NEEDLESS))).toEqual([]);
});

test(
  "no script, ours or of a package, needs a newer browser than the supported ones",
  { tag: "@all" },
  () => {
    const linter = new Linter();
    const found = scripts().flatMap(({ file, code }) =>
      linter
        .verify(code, {
          plugins: { "es-x": esX },
          languageOptions: { ecmaVersion: 2022, sourceType: "script" },
          linterOptions: { reportUnusedDisableDirectives: "off", noInlineConfig: true },
          rules: RULES,
        })
        .map(({ message, column }) => `${file}: ${message} ${code.slice(column - 30, column + 30)}`),
    );
    expect(found).toEqual([]);
  },
);
