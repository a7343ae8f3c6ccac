// What is to be reached (issue 5), each as a figure of this run beside its target.
import { short } from "./figures.mjs";

/** @typedef {import("./report.mjs").Results} Results */
/** @typedef {{ what: string, target: string, found: string, reached: boolean | undefined }} Goal */

const CACHED = ["home", "list", "list page 3", "detail"];
const AT = "16";

/**
 * @param {string} what
 * @param {number | undefined} found
 * @param {number} least
 * @returns {Goal}
 */
const ratio = (what, found, least) => ({
  what,
  target: `≥ ${least}`,
  found: found === undefined ? "not measured" : `${short(found)}×`,
  reached: found === undefined ? undefined : found >= least,
});

/**
 * @param {string} what
 * @param {number | undefined} found
 * @param {number} most
 * @param {string} unit
 * @returns {Goal}
 */
const bound = (what, found, most, unit) => ({
  what,
  target: `≤ ${most} ${unit}`,
  found: found === undefined ? "not measured" : `${short(found)} ${unit}`,
  reached: found === undefined ? undefined : found <= most,
});

/** @param {Results} results */
function speedGoals({ speed }) {
  const figures = speed?.figures ?? {};
  const rps = (/** @type {string} */ target, /** @type {string} */ call) =>
    figures[target]?.[call]?.[AT]?.rps;
  const share = (/** @type {number | undefined} */ a, /** @type {number | undefined} */ b) =>
    a && b ? a / b : undefined;
  const p99 = (/** @type {string} */ call) => figures.site?.[call]?.["64"]?.p99;
  return [
    ...CACHED.map((call) =>
      ratio(
        `${call}, requests/s against the floor's static page`,
        share(rps("site", call), rps("floor", "page")),
        0.9,
      ),
    ),
    ...CACHED.map((call) =>
      ratio(
        `${call} behind nginx, against nginx serving it as a file`,
        figures["site behind nginx"]?.[call]?.[AT]?.share,
        0.85,
      ),
    ),
    ...["API list", "API detail"].map((call) =>
      ratio(
        `${call}, against the floor's constant JSON`,
        share(rps("site", call), rps("floor", "json")),
        0.7,
      ),
    ),
    ratio(
      "title search, against the floor rendering twelve cards",
      share(rps("site", "title search"), rps("floor", "cards")),
      0.9,
    ),
    ...CACHED.map((call) => bound(`${call}, p99 at 64 connections`, p99(call), 60, "ms")),
    bound("API list, p99 at 64 connections", p99("API list"), 120, "ms"),
  ];
}

/** @param {Results} results */
function scaleGoals({ scale }) {
  const { shipped = {}, 100000: large } = scale?.found ?? {};
  return Object.entries(shipped).map(([kind, ms]) =>
    bound(
      `${kind}: time with 100,000 products and news against the shipped content`,
      large && (large[kind] ?? NaN) / ms,
      1.5,
      "×",
    ),
  );
}

/** Results of a search are to stay out of search engines (CONTRACT), which Lighthouse takes for a fault. */
const NOT_INDEXED = "title search";

/** @param {Results} results */
function lighthouseGoals({ lighthouse }) {
  const { floor, ...pages } = lighthouse?.found ?? {};
  if (!floor || Object.keys(pages).length === 0) return [];
  /** @typedef {keyof import("./lighthouse.mjs").Scores} Name */
  const all = (/** @type {Name} */ name) =>
    Object.entries(pages)
      .filter(([kind]) => name !== "seo" || kind !== NOT_INDEXED)
      .map(([, page]) => page[name]);
  const most = (/** @type {Name} */ name) => Math.max(...all(name));
  /** @param {Name} name @param {number} goal */
  const score = (name, goal) => ({
    what: `Lighthouse mobile, every kind of page${name === "seo" ? ` but ${NOT_INDEXED} (noindex)` : ""}: ${name}`,
    target: `≥ ${goal}`,
    found: `${Math.min(...all(name))} to ${most(name)}`,
    reached: Math.min(...all(name)) >= goal,
  });
  return [
    score("performance", 98),
    score("accessibility", 100),
    score("practices", 100),
    score("seo", 100),
    bound("slowest LCP", most("lcp") / 1000, 1.8, "s"),
    bound("largest CLS", most("cls"), 0.004, ""),
    bound("longest TBT", most("tbt"), Math.round(floor.tbt) + 20, "ms"),
  ];
}

/** Kinds of page whose carousel adds Swiper (20 KB): measured against home's bound. */
const WITH_CAROUSEL = ["product centre", "type page", "product detail", "solution detail"];

/** @param {Results} results */
function weightGoals({ weight }) {
  const { home, ...others } = weight?.found ?? {};
  if (!home) return [];
  const heaviest = (/** @type {boolean} */ withCarousel) =>
    Math.max(
      ...Object.entries(others)
        .filter(([kind]) => kind !== "floor" && WITH_CAROUSEL.includes(kind) === withCarousel)
        .map(([, { script }]) => script / 1000),
    );
  return [
    bound("script on a content page without a carousel", heaviest(false), 145, "KB"),
    bound("script on a content page with a carousel", heaviest(true), 175, "KB"),
    bound("script on home", home.script / 1000, 175, "KB"),
    bound("whole home page on a phone, first view", home.total / 1000, 450, "KB"),
  ];
}

/** @param {Results} results */
function memoryGoals({ memory }) {
  const samples = memory?.samples ?? [];
  const last = samples.at(-1);
  if (!last) return [];
  return [
    bound(
      `memory of the server after ${last.requests.toLocaleString("en")} requests`,
      last.bytes / 1e6,
      400,
      "MB",
    ),
  ];
}

/**
 * @param {Results} results
 * @returns {Goal[]}
 */
export const goals = (results) =>
  [speedGoals, scaleGoals, lighthouseGoals, weightGoals, memoryGoals].flatMap(
    (of) => /** @type {Goal[]} */ (of(results)),
  );
