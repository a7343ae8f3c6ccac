/**
 * What styles use that a browser of the promise (docs/browsers.md, `browserslist`) does not know, and what it shows then.
 * Anything else is an error.
 */
const WITHOUT_IT = [
  // Rewritten by the build.
  "css-nesting",
  // Safari 15: the arrangement for narrow room; as the one for wide room begins at some width, that is never too wide.
  ...["css-container-queries", "css-container-query-units"],
  // Firefox 115: no highlight of what holds the focus or a tick, which itself has one; the bar of compare-bar.module.css
  // and the menu's underline have a rule of their own.
  "css-has",
  // Chromium 109, Safari 15: the lines of cards beside one another begin at heights of their own.
  "css-subgrid",
  // Safari: no room is kept for what has not been painted; the page is the same.
  "css-content-visibility",
  // Safari: no sheet numbers, and sheets break where the browser breaks them.
  "css-paged-media",
  // Safari 15: the page scrolls on behind a menu that was scrolled to its end.
  "css-overscroll-behavior",
  // iPhones have neither corners to drag nor a mouse pointer nor coloured bars; Safari on a Mac has no touch.
  ...["css-resize", "css3-cursors-newer", "css-scrollbar", "css-touch-action"],
  // The browser's own colour of selected text, and its own size of letters in a phone held sideways.
  ...["css-selection", "text-size-adjust"],
];

/** @type {import("stylelint").Config} */
const config = {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    "plugin/no-unsupported-browser-features": [true, { ignorePartialSupport: true, ignore: WITHOUT_IT }],
  },
};

export default config;
