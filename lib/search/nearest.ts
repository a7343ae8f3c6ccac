import { isSlip } from "./slip";

const MOST = 5;
const MIN_SLIP = 4;
const MIN_ALIKE = 2;
/** Prefixes shared by more products, such as that of the maker, are ignored. */
const MOST_ALIKE = 20;

/** Products by model as a single word (lib/search/tokens.ts). */
type Models = ReadonlyMap<string, number>;

function slips(models: Models, code: string): Set<number> {
  const ids = new Set<number>();
  if (code.length < MIN_SLIP) return ids;
  for (const [model, id] of models) if (ids.size < MOST && isSlip(model, code)) ids.add(id);
  return ids;
}

function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** The products with the longest common prefix, which are its series. */
function alike(models: Models, code: string): Set<number> {
  let longest = MIN_ALIKE;
  let beginning = code.slice(0, longest);
  let ids = new Set<number>();
  for (const [model, id] of models) {
    if (!model.startsWith(beginning)) continue;
    const length = sharedLength(code, model);
    if (length > longest) ids = new Set();
    if (length >= longest && ids.size <= MOST_ALIKE) ids.add(id);
    longest = Math.max(longest, length);
    if (longest > beginning.length) beginning = code.slice(0, longest);
  }
  return ids.size > MOST_ALIKE ? new Set() : ids;
}

/** The products that an unknown model may mean: with one typo, or else of the same series. */
export function nearestModels(models: Models, code: string): number[] {
  if (!/[a-z]/.test(code)) return [];
  const ids = slips(models, code);
  return [...(ids.size > 0 ? ids : alike(models, code))].slice(0, MOST);
}
