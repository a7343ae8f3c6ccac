import { perContentVersion } from "@/db/per-content-version";
import { grouped } from "@/lib/grouped";
import { codePattern } from "@/lib/order-code/sized";
import type { Candidate, Role } from "@/lib/tools/candidate";
import { discontinuedOf } from "./discontinued";
import { getProducts, type ProductDetail, topProducts } from "./products";

/** Categories whose products a calculator can choose, and for what. */
const CATEGORIES: readonly (readonly [category: number, role: Role])[] = [
  [202, "smart"],
  [203, "smart"],
  [204, "mixed"],
  [205, "cabinet"],
  [210, "detuned"],
  [213, "filter"],
  [214, "filter"],
  // What stands on poles of rural lines, or beside one motor, is none for a plant's busbar.
  [208, "high-voltage"],
  [220, "svg"],
  [226, "balancer"],
  [223, "apf"],
  [248, "meter"],
  [251, "meter"],
  [139, "meter"],
  [255, "meter"],
  [258, "meter"],
  [268, "transformer"],
];
/** A calculator shows the first that fit: more of one category are not looked at. */
const MOST_OF_CATEGORY = 24;

/** What the calculators ask of a product. */
const KEYS: ReadonlySet<string> = new Set([
  "system-voltage",
  "capacitor-voltage",
  "rated-capacity",
  "reactance-rate",
  "compensation-mode",
  "compensation-current",
  "wiring",
  "current-input",
  "active-energy",
  "mounting",
  "cutout",
  "ct-primary",
  "ct-output",
]);

/** Short of the rest of a product, which the browser has no use for. */
function toCandidate(
  { id, model, title, ordercode, values, code: grammar }: ProductDetail,
  role: Role,
): Candidate {
  const asked = grouped(
    values.filter(({ key }) => KEYS.has(key)),
    ({ key }) => key,
  );
  const figures: Record<string, [number, number][]> = {};
  const choices: Record<string, string[]> = {};
  for (const [key, own] of asked) {
    const spans = own.flatMap(({ min, max }): [number, number][] =>
      min === null || max === null ? [] : [[min, max]],
    );
    const words = new Set(own.flatMap(({ choice }) => choice || []));
    if (spans.length > 0) figures[key] = spans;
    if (words.size > 0) choices[key] = [...words];
  }
  return {
    ...{ id, role, model, title },
    pattern: grammar && codePattern(grammar, ordercode),
    figures,
    choices,
  };
}

/** A product with what a calculator knows of it. */
export type KnownCandidate = { candidate: Candidate; product: ProductDetail };

const known = perContentVersion((_key: "all"): KnownCandidate[] => {
  const found = topProducts(
    CATEGORIES.map(([category]) => category),
    MOST_OF_CATEGORY,
  ).flatMap((items, at) => items.map(({ id }) => [id, CATEGORIES[at]?.[1]] as const));
  const roles = new Map(found);
  return getProducts([...roles.keys()]).flatMap((product) => {
    const role = roles.get(product.id);
    return role && !discontinuedOf(product.id) ? [{ candidate: toCandidate(product, role), product }] : [];
  });
});

/** The products that can be chosen for any of these, in list order; discontinued ones are not. */
export const listCandidates = (...roles: Role[]): KnownCandidate[] =>
  known("all").filter(({ candidate }) => roles.includes(candidate.role));
