import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { inBrowsers } from "./scripts/lint-browsers.mjs";
import { ENTRANCES, FLOORS, notFor } from "./floors.mjs";

const UP = { group: ["../*"], message: "Import a sibling with ./ or another folder with @/." };
const TESTS = ["**/*.test.*", "**/test-*", "**/testing/**"];

/** Beside the floors: packages of one room, and rooms that lie below but are not for this one. */
const ONLY = [
  {
    group: ["drizzle-orm", "drizzle-orm/*", "better-sqlite3"],
    rooms: ["db", "server", "scripts", "bench", "e2e"],
  },
  { group: ["swiper", "swiper/*"], rooms: ["components", "scripts", "bench"] },
];
const NOT = {
  server: { group: ["@/components/*"] },
  e2e: { group: ["@/app/*", "@/components/*", "@/db/*"] },
  components: { group: ["@/db/*"], allowTypeImports: true },
};

/** What editors write (db/content) is read by whoever shows it. */
const forbidden = (group, where) => ({
  group: [...group, "!@/db/content"],
  message: `${where} does not import this: floors.mjs.`,
});

const folderOf = (house, room) => (house === "." ? room : `${house}/${room}`);
const roomsOf = (house) => FLOORS[house].flat();

/** From the house of all down: `lib/seo` has what holds in `lib`, and what holds between its rooms. */
function patternsOf(folder) {
  const parts = folder.split("/");
  const [top] = parts;
  const ofFloors = parts.flatMap((room, at) => {
    const house = parts.slice(0, at).join("/") || ".";
    const above = notFor(house, room).map((other) => `@/${folderOf(house, other)}/*`);
    return above.length > 0 ? [forbidden(above, folder)] : [];
  });
  const closed = ENTRANCES.filter((house) => house !== top).map((house) => ({
    group: [`@/${house}/*/*`],
    message: `The entrances of ${house} are ${house}/*.ts.`,
  }));
  const packages = ONLY.filter(({ rooms }) => !rooms.includes(top)).map(({ group }) => forbidden(group, top));
  const own = NOT[top]
    ? [{ ...forbidden(NOT[top].group, top), allowTypeImports: NOT[top].allowTypeImports ?? false }]
    : [];
  return [...ofFloors, ...closed, ...packages, ...own];
}

/** Files of a house that lie in none of its rooms are below these. */
const groundOf = (folder) =>
  FLOORS[folder] && !ENTRANCES.includes(folder)
    ? [
        forbidden(
          roomsOf(folder).flatMap((room) => [`@/${folder}/${room}/*`, `./${room}/*`]),
          `${folder}/*`,
        ),
      ]
    : [];

/** What Node loads outside the bundle (*.mjs) knows no `@/`, and may go up. */
const layer = (files, patterns) => [
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

const layers = Object.keys(FLOORS).flatMap((house) => [
  ...(house === "." ? [] : layer([`${house}/*`], [...patternsOf(house), ...groundOf(house)])),
  ...roomsOf(house)
    .map((room) => folderOf(house, room))
    .filter((folder) => !FLOORS[folder])
    .flatMap((folder) => layer([`${folder}/**/*`], patternsOf(folder))),
]);

/** Rooms in which React is written: elsewhere its plugins find nothing, and take half of all the time. */
const REACT_ROOMS = ["app", "components", "desk", "drawings"];
const IN_REACT = [`{${REACT_ROOMS.join(",")}}/**/*.{ts,tsx}`];

/** What has no hooks keeps no state: most of a site that is written on the server. */
const HOOK = /\buse[A-Z]\w*\(/;
const withHooks = REACT_ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.posix.join(room, file)),
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
