import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

const SQL = ["drizzle-orm", "drizzle-orm/*", "better-sqlite3"];
const SWIPER = ["swiper", "swiper/*"];
const UP = { group: ["../*"], message: "Import a sibling with ./ or another folder with @/." };
const DRAWINGS = { group: ["@/drawings/*/*"], message: "The drawings' entrances are drawings/*.ts." };

/** The rooms whose code reaches browsers: what it may use stands in docs/browsers.md, `browserslist` says the same. */
const BROWSER = ["app/**/*.tsx", "components/**/*.{ts,tsx}", "drawings/**/*.{ts,tsx}", "lib/**/*.ts"];
const NOT_BROWSER = ["**/*.test.*", "**/test-*"];
/** Methods are known by their names alone: a type that is not at hand hides none. */
const byName = ({ rules }) =>
  Object.fromEntries(
    Object.keys(rules)
      .filter((rule) => rule.includes("-prototype-"))
      .map((rule) => [rule, ["error", { aggressive: true }]]),
  );

const restricted = (files, ignores, patterns) => ({
  files,
  ignores: ["**/*.test.*", ...ignores],
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
});

/**
 * Files of `folder` may not import `group`; with `types` they may still import its types.
 * What editors write (db/content) is read by whoever shows it. What Node loads outside the bundle (*.mjs) knows no `@/`, and may go up.
 */
const layer = (folder, group, types = false, ignores = []) => {
  const pattern = {
    group: [...group, "!@/db/content"],
    allowTypeImports: types,
    message: `Not from ${folder}/.`,
  };
  const entrance = folder === "drawings" ? [] : [DRAWINGS];
  return [
    restricted([`${folder}/**/*.{ts,tsx}`], ignores, [UP, pattern, ...entrance]),
    restricted([`${folder}/**/*.mjs`], ignores, [pattern]),
  ];
};

export default defineConfig([
  ...nextVitals,
  ...nextTypescript,
  {
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // SPEC §2: navigation is a full page load; pictures are sized when they enter the project (DESIGN §3).
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: BROWSER,
    ignores: NOT_BROWSER,
    plugins: { "es-x": esX, compat },
    rules: {
      ...esX.configs["flat/restrict-to-es2022"].rules,
      ...byName(esX.configs["flat/no-new-in-es2023"]),
      ...byName(esX.configs["flat/no-new-in-es2024"]),
      "es-x/no-regexp-lookbehind-assertions": "error",
      "compat/compat": "error",
    },
  },
  ...layer("app", [...SQL, ...SWIPER]),
  ...layer("components", ["@/app/*", "@/db/*", ...SQL], true, ["components/ui/**"]),
  ...layer("components/ui", ["@/app/*", "@/db/*", "@/components/*", ...SQL], true),
  ...layer("drawings", ["@/app/*", "@/components/*", "@/db/*", ...SQL, ...SWIPER]),
  ...layer("datasheet", ["@/app/*", "@/components/*", "@/db/*", ...SQL, ...SWIPER]),
  ...layer("db", ["@/app/*", "@/components/*", ...SWIPER]),
  ...layer("server", ["@/app/*", "@/components/*", ...SWIPER]),
  ...layer("lib", ["@/app/*", "@/components/*", "@/db/*", ...SQL, ...SWIPER]),
  ...layer("e2e", ["@/app/*", "@/components/*", "@/db/*", ...SWIPER]),
  restricted(["scripts/**/*.ts"], [], [UP]),
  globalIgnores([".next/", "release/", "data/", "next-env.d.ts", "test-results/", "playwright-report/"]),
]);
