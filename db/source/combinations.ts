import { readSteps } from "@/lib/parameters/steps";
import { convert } from "@/lib/parameters/units";
import type { Content } from "./shapes";

type Product = Content["products"][number];
/** What a product has of some parameters together: figures in the parameter's unit, or choices. */
export type Combination = ReadonlyMap<string, number | string>;

/** All combinations of an entry: of a list, each by itself. */
function expanded(entry: Product["combinations"][number]): Combination[] {
  let found: Combination[] = [new Map()];
  for (const [key, values] of Object.entries(entry))
    found = found.flatMap((one) => [values].flat().map((value) => new Map([...one, [key, value]])));
  return found;
}

/** Steps belong to the capacity that they add up to: 20+10 to 30 kvar. */
const ofSteps = ({ parameters }: Product, unitOf: ReadonlyMap<string, string | undefined>): Combination[] =>
  parameters.flatMap(({ key, numbers = [], unit = "", also = [] }) =>
    also.flatMap((value) =>
      (value.choices ?? []).flatMap((choice) => {
        const total = readSteps(choice)?.total;
        if (total === undefined || !numbers.includes(total)) return [];
        const figure = convert(total, unit, unitOf.get(key) ?? unit) ?? total;
        return [
          new Map<string, number | string>([
            [key, figure],
            [value.key, choice],
          ]),
        ];
      }),
    ),
  );

/** Those that an editor wrote, and those that follow from steps. */
export const combinationsOf = (
  product: Product,
  unitOf: ReadonlyMap<string, string | undefined>,
): Combination[] => [...product.combinations.flatMap(expanded), ...ofSteps(product, unitOf)];
