// Targets in a browser: Lighthouse and weight.
import { median } from "./figures";
import { bound, type Goal } from "./goal";
import type { Scores } from "./lighthouse";
import type { Results } from "./results";

/** Pages that must not be indexed (CONTRACT), which Lighthouse counts as a fault. */
const NOT_INDEXED = ["title search", "product comparison"];

export function lighthouseGoals({ lighthouse }: Results): Goal[] {
  const { floor, ...pages } = lighthouse?.found ?? {};
  if (!floor || Object.keys(pages).length === 0) return [];
  const all = (name: keyof Scores) =>
    Object.entries(pages)
      .filter(([kind]) => name !== "seo" || !NOT_INDEXED.includes(kind))
      .map(([, page]) => page[name]);
  const most = (name: keyof Scores) => Math.max(...all(name));
  const score = (name: keyof Scores, goal: number): Goal => ({
    what: `Lighthouse mobile, every kind of page${name === "seo" ? ` but ${NOT_INDEXED.join(" and ")} (noindex)` : ""}: ${name}`,
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

export function clickGoals({ clicks }: Results): Goal[] {
  const first = Object.values(clicks?.found ?? {}).map(({ usual }) => usual?.first ?? NaN);
  if (first.length === 0) return [];
  return [
    bound("from the click to the next page's first paint, the median way", median(first), 100, "ms"),
    bound("from the click to the next page's first paint, the slowest way", Math.max(...first), 300, "ms"),
  ];
}

/** Pages with a carousel, which adds Swiper (20 KB): they have the limit of the home page. */
const WITH_CAROUSEL = ["product centre", "type page", "product detail", "solution detail"];

export function weightGoals({ weight }: Results): Goal[] {
  const { home, ...others } = weight?.found ?? {};
  if (!home) return [];
  const heaviest = (withCarousel: boolean) =>
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
