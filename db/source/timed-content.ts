import { UNDECIDED } from "./record-shapes";
import type { Content } from "./shapes";

/** Nouns whose records may be published and removed on schedule. */
const TIMED = [
  "products",
  "solutions",
  "cases",
  "news",
  "questions",
  "honours",
  "factory",
  "leaders",
  "banners",
] as const satisfies (keyof Content)[];
type Timed = { id: number; publish?: string | undefined; until?: string | undefined };

const isShown = ({ publish, until }: Timed, moment: string) =>
  publish !== UNDECIDED && (publish ?? "") <= moment && (until === undefined || moment < until);

const withoutTimes = <Thing extends Timed>({ publish: _publish, until: _until, ...thing }: Thing) => thing;

/** The content without the records of a noun that are filtered out, and without times. */
function keeping(content: Content, isKept: (thing: Timed) => boolean): Content {
  const kept = Object.fromEntries(
    TIMED.map((noun) => [noun, (content[noun] as Timed[]).filter(isKept).map(withoutTimes)]),
  );
  const products = new Set((kept.products ?? []).map(({ id }) => id));
  const hidden = new Set(content.products.map(({ id }) => id).filter((id) => !products.has(id)));
  const registers = content.registers.map((family) => ({
    ...family,
    devices: family.devices.filter(({ product }) => !hidden.has(product)),
  }));
  return { ...content, ...kept, registers };
}

/** The content that the site shows at a moment in China time: `2026-12-01 08:00:00`. */
export const contentAt = (content: Content, moment: string): Content =>
  keeping(content, (thing) => isShown(thing, moment));

/** All content, ignoring times, for editors. */
export const contentOfAllTimes = (content: Content): Content => keeping(content, () => true);

/** Records with a time, by noun. */
export const timedThings = (content: Content): { noun: (typeof TIMED)[number]; thing: Timed }[] =>
  TIMED.flatMap((noun) =>
    (content[noun] as Timed[])
      .filter(({ publish, until }) => publish !== undefined || until !== undefined)
      .map((thing) => ({ noun, thing })),
  );

/** The later moments at which something is published or removed, each once, in order. */
export const momentsAfter = (content: Content, moment: string): string[] =>
  [
    ...new Set(
      timedThings(content)
        .flatMap(({ thing: { publish, until } }) => [publish, until])
        .filter((time) => time !== undefined && time !== UNDECIDED && time > moment),
    ),
  ].sort() as string[];
