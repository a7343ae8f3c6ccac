import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { inBrowsers } from "./scripts/lint-browsers.mjs";
import { FACADES, LAYERS, notFor } from "./layers.mjs";

const UP = { group: ["../*"], message: "Import a sibling with ./ or another folder with @/." };
const TESTS = ["**/*.test.*", "**/test-*", "**/testing/**"];

/** Beside the layers: packages that some folders alone import, and folders below that are not for this one. */
const ONLY = [
  {
    group: ["drizzle-orm", "drizzle-orm/*", "better-sqlite3"],
    folders: ["db", "server", "scripts", "bench", "e2e"],
  },
  { group: ["swiper", "swiper/*"], folders: ["components", "scripts", "bench"] },
];
const NOT = {
  server: { group: ["@/components/*"] },
  e2e: { group: ["@/app/*", "@/components/*", "@/db/*"] },
  components: { group: ["@/db/*"], allowTypeImports: true },
};

/** What editors write (db/content) is read by whoever shows it. */
const forbidden = (group, where) => ({
  group: [...group, "!@/db/content"],
  message: `${where} does not import this: layers.mjs.`,
});

const pathOf = (parent, name) => (parent === "." ? name : `${parent}/${name}`);
const namesIn = (parent) => LAYERS[parent].flat();

/** From the project down: `lib/seo` has what holds for `lib`, and what holds between the folders of `lib`. */
function patternsOf(folder) {
  const parts = folder.split("/");
  const [top] = parts;
  const ofLayers = parts.flatMap((name, at) => {
    const parent = parts.slice(0, at).join("/") || ".";
    const above = notFor(parent, name).map((other) => `@/${pathOf(parent, other)}/*`);
    return above.length > 0 ? [forbidden(above, folder)] : [];
  });
  const closed = FACADES.filter((facade) => facade !== top).map((facade) => ({
    group: [`@/${facade}/*/*`],
    message: `The public interface of ${facade} is ${facade}/*.ts.`,
  }));
  const packages = ONLY.filter(({ folders }) => !folders.includes(top)).map(({ group }) =>
    forbidden(group, top),
  );
  const own = NOT[top]
    ? [{ ...forbidden(NOT[top].group, top), allowTypeImports: NOT[top].allowTypeImports ?? false }]
    : [];
  return [...ofLayers, ...closed, ...packages, ...own];
}

/** Files beside the folders of a layered folder are below these. */
const patternsBeside = (folder) =>
  LAYERS[folder] && !FACADES.includes(folder)
    ? [
        forbidden(
          namesIn(folder).flatMap((name) => [`@/${folder}/${name}/*`, `./${name}/*`]),
          `${folder}/*`,
        ),
      ]
    : [];

/** What Node loads outside the bundle (*.mjs) knows no `@/`, and may go up. */
const rulesFor = (files, patterns) => [
  {
    files: files.map((file) => `${file}.{ts,tsx}`),
    ignores: TESTS,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [UP, ...patterns] }] },
  },
  {
    files: files.map((file) => `${file}.mjs`),
    ignores: TESTS,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
  },
];

const layers = Object.keys(LAYERS).flatMap((parent) => [
  ...(parent === "." ? [] : rulesFor([`${parent}/*`], [...patternsOf(parent), ...patternsBeside(parent)])),
  ...namesIn(parent)
    .map((name) => pathOf(parent, name))
    .filter((folder) => !LAYERS[folder])
    .flatMap((folder) => rulesFor([`${folder}/**/*`], patternsOf(folder))),
]);

/** Folders in which React is written: elsewhere its plugins find nothing, and take half of all the time. */
const REACT_FOLDERS = ["app", "components", "desk", "drawings"];
const IN_REACT = [`{${REACT_FOLDERS.join(",")}}/**/*.{ts,tsx}`];

/** What has no hooks keeps no state: most of a site that is written on the server. */
const HOOK = /\buse[A-Z]\w*\(/;
const withHooks = REACT_FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(folder, file)),
)
  .filter((file) => /\.tsx?$/.test(file) && HOOK.test(readFileSync(file, "utf8")))
  // A folder in a name stands for itself.
  .map((file) => file.replace(/[()[\]]/g, "\\$&"));

/** For these the React Compiler reads a whole file, which takes half of the lint's time. */
const COMPILED_RULES = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith("react-hooks/") && !/rules-of-hooks|exhaustive-deps/.test(rule));

export default defineConfig([
  { files: IN_REACT, extends: [nextVitals] },
  {
    files: IN_REACT,
    ignores: withHooks,
    rules: Object.fromEntries(COMPILED_RULES.map((rule) => [rule, "off"])),
  },
  ...nextTypescript,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: IN_REACT,
    rules: {
      // SPEC §2: navigation is a full page load; pictures are sized when they enter the project (DESIGN §3).
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
    },
  },
  inBrowsers,
  ...layers,
  globalIgnores([".next/", "release/", "data/", "next-env.d.ts", "test-results/", "playwright-report/"]),
]);
