import { desc, eq, lte, ne, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import { productTraits } from "@/db/schema-products";
import type { Combination } from "@/lib/catalogue/product-data";
import { grouped } from "@/lib/grouped";
import { entryInRole, entryOf } from "@/lib/parameters/entries";
import { type CodePattern, codePattern } from "@/lib/order-code/sized";
import { type Candidate, type Ends, type Role, ROLES } from "@/lib/tools/candidate";
import { METER_ROLES } from "@/lib/tools/meter/matches";
import {
  type OptionRole,
  optionRolesOf,
  PARAMETER_ROLES,
  type ParameterRole,
} from "@/lib/tools/parameter-roles";
import { combinationsOf } from "./product-data";
import { discontinuedOf } from "./discontinued";
import { featuresOf } from "./meter-features";
import { getProducts, type ProductDetail } from "./product-details";

/** Calculators consider at most this many products of a category. */
const MOST_OF_CATEGORY = 24;

/** The role in calculators of the parameter with this key, if any. */
const roleOf = (key: string) => PARAMETER_ROLES.find((role) => role === entryOf(key)?.role);

/** The values of a combination that calculators ask for. */
const askedOf = (combination: Combination): Combination =>
  Object.fromEntries(
    Object.entries(combination).flatMap(([key, value]) => {
      const role = roleOf(key);
      return role ? [[role, value]] : [];
    }),
  );

/** The roles in calculators of these options of a parameter. */
const rolesOf = (options: readonly string[], parameter: ParameterRole): OptionRole[] => {
  const named = entryInRole(parameter)?.optionRoles ?? {};
  return optionRolesOf(parameter).filter((role) => options.includes(named[role] ?? ""));
};

/** A pattern of order codes whose compensation modes are written as calculators ask for them. */
const patternOf = ({ parts, ...pattern }: CodePattern): CodePattern => ({
  ...pattern,
  parts: parts.map((part) =>
    "values" in part && part.figure === "mode"
      ? {
          ...part,
          values: part.values.map(([mode, code]) => [
            rolesOf([String(mode)], "compensationMode")[0] ?? mode,
            code,
          ]),
        }
      : part,
  ),
});

/** The data that the calculator needs in the browser. */
function toCandidate(
  { id, model, title, ordercode, values, code: grammar }: ProductDetail,
  role: Role,
  together: readonly Combination[],
): Candidate {
  const pattern = grammar && codePattern(grammar, ordercode);
  const combinations = together.map(askedOf).filter((one) => Object.keys(one).length > 1);
  const figures: Partial<Record<ParameterRole, Ends[]>> = {};
  const choices: Partial<Record<ParameterRole, string[]>> = {};
  const options: OptionRole[] = [];
  for (const [key, own] of grouped(values, (value) => value.key)) {
    const parameter = roleOf(key);
    if (!parameter) continue;
    const spans = own.flatMap(({ min, max }): Ends[] => (min === null && max === null ? [] : [[min, max]]));
    const words = new Set(own.flatMap(({ choice }) => choice || []));
    if (spans.length > 0) figures[parameter] = spans;
    if (words.size > 0) choices[parameter] = [...words];
    options.push(...rolesOf([...words], parameter));
  }
  return {
    ...{ id, role, model, title },
    pattern: pattern && patternOf(pattern),
    figures,
    choices,
    options,
    ...(METER_ROLES.includes(role) && { features: featuresOf(values) }),
    ...(combinations.length > 0 && { combinations }),
  };
}

/** A candidate and its product. */
export type KnownCandidate = { candidate: Candidate; product: ProductDetail };

/** Products with a role in calculators, the first of each category in list order. */
const chosen = prepared((orm) => {
  const ranked = orm
    .select({
      id: products.id,
      sort: products.sort,
      createtime: products.createtime,
      place: sql<number>`row_number() OVER (PARTITION BY ${products.type}
        ORDER BY ${products.sort} DESC, ${products.createtime} DESC, ${products.id} DESC)`.as("place"),
    })
    .from(productTraits)
    .innerJoin(products, eq(products.id, productTraits.product))
    .where(ne(productTraits.role, ""))
    .as("ranked");
  return orm
    .select({ id: ranked.id })
    .from(ranked)
    .where(lte(ranked.place, MOST_OF_CATEGORY))
    .orderBy(desc(ranked.sort), desc(ranked.createtime), desc(ranked.id))
    .prepare();
});

const known = perContentVersion((): KnownCandidate[] => {
  const ids = chosen()
    .all()
    .map(({ id }) => id);
  const together = combinationsOf(ids);
  return getProducts(ids).flatMap((product) => {
    const role = ROLES.find((name) => name === product.role);
    if (!role || discontinuedOf(product.id)) return [];
    return [{ candidate: toCandidate(product, role, together.get(product.id) ?? []), product }];
  });
});

/** The candidates for these roles, by role and in list order, without discontinued products. */
export const listCandidates = (...roles: Role[]): KnownCandidate[] =>
  ROLES.filter((role) => roles.includes(role)).flatMap((role) =>
    known().filter(({ candidate }) => candidate.role === role),
  );

/** The same without their products. */
export const candidatesFor = (...roles: Role[]): Candidate[] =>
  listCandidates(...roles).map(({ candidate }) => candidate);
