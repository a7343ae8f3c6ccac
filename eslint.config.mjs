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
/** Of those rooms what the server alone runs; e2e/server/browser-scripts.spec.ts sees that none of it is sent. */
const NOT_BROWSER = [
  ...["**/*.test.*", "**/test-*", "drawings/dxf/**", "drawings/outline/lengths.ts", "lib/http/**"],
  ...["lib/board/personal.ts", "lib/inquiry/{about,announcement}.ts", "lib/order-code/**", "lib/push/**"],
  ...["lib/routes/address.ts", "lib/text/{model-names,phrases}.ts"],
];
/** Newer than the oldest browsers of the promise, and known to neither plugin. */
const TOO_NEW = [
  { object: "AbortSignal", property: "timeout" },
  { object: "AbortSignal", property: "any" },
  { property: "checkVisibility" },
  { property: "showPopover" },
  { property: "hidePopover" },
  { property: "togglePopover" },
  { property: "startViewTransition" },
].map((one) => ({ ...one, message: "Not in every browser of docs/browsers.md." }));
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
      // Read at build.
      "es-x/no-import-attributes": "off",
      "es-x/no-json-modules": "off",
      "es-x/no-regexp-lookbehind-assertions": "error",
      "no-restricted-properties": ["error", ...TOO_NEW],
      "compat/compat": "error",
    },
    settings: {
      polyfills: [
        // Next's own.
        "URL.canParse",
        // Without it the lightbox has no such button (components/ui/lightbox.tsx).
        ...["document.fullscreenEnabled", "document.fullscreenElement", "document.exitFullscreen"],
        // A type of drawings/geometry.
        "Ink",
      ],
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
