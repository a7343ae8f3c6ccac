import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";

/** Folders with code for browsers; the features it may use are in docs/browsers.md and in `browserslist`. */
const BROWSER = ["app/**/*.tsx", "components/**/*.{ts,tsx}", "drawings/**/*.{ts,tsx}", "lib/**/*.ts"];

/** Server-only code in those folders; e2e/server/browser-scripts.spec.ts checks that none of it is sent to browsers. */
const NOT_BROWSER = [
  ...[
    "**/*.test.*",
    "**/test-*",
    "drawings/dxf/**",
    "drawings/outline/lengths.ts",
    "lib/http/**",
    "lib/api/**",
  ],
  ...[
    "lib/board/personal.ts",
    "lib/inquiry/{message-about,announcement}.ts",
    "lib/order-code/**",
    "lib/parts-list/**",
    "lib/push/**",
  ],
  ...["lib/routes/address.ts", "lib/text/{model-names,phrases,rich-text,rich-text-rules}.ts"],
];

/** Features newer than the oldest supported browsers that neither plugin detects. */
const TOO_NEW = [
  { object: "AbortSignal", property: "timeout" },
  { object: "AbortSignal", property: "any" },
  { property: "checkVisibility" },
  { property: "showPopover" },
  { property: "hidePopover" },
  { property: "togglePopover" },
  { property: "startViewTransition" },
].map((one) => ({ ...one, message: "Not in every browser of docs/browsers.md." }));

/**
 * Matches methods by name alone, so that missing type information does not hide any.
 * @param {{ rules?: object }} config
 */
const byName = ({ rules = {} }) =>
  Object.fromEntries(
    Object.keys(rules)
      .filter((rule) => rule.includes("-prototype-"))
      .map((rule) => [rule, ["error", { aggressive: true }]]),
  );

/** ESLint rules for supported browsers; stylelint.config.mjs has those for styles. */
export const inBrowsers = {
  files: BROWSER,
  ignores: NOT_BROWSER,
  plugins: { "es-x": esX, compat },
  rules: {
    ...esX.configs["flat/restrict-to-es2022"].rules,
    ...byName(esX.configs["flat/no-new-in-es2023"]),
    ...byName(esX.configs["flat/no-new-in-es2024"]),
    // Processed at build time.
    "es-x/no-import-attributes": "off",
    "es-x/no-json-modules": "off",
    "es-x/no-regexp-lookbehind-assertions": "error",
    "no-restricted-properties": ["error", ...TOO_NEW],
    "compat/compat": "error",
  },
  settings: {
    polyfills: [
      // Without fullscreen the lightbox has no such button (components/ui/lightbox.tsx).
      ...["document.fullscreenEnabled", "document.fullscreenElement", "document.exitFullscreen"],
      // A type in drawings/geometry, not a browser feature.
      "Ink",
    ],
  },
};
