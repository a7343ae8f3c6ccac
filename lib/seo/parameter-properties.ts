import type { PropertyValue } from "schema-dts";
import type { ParameterData } from "@/lib/catalogue/shape";
import { grouped } from "@/lib/grouped";
import { UNIT_CODES } from "@/lib/parameters/unit-codes";

type Values = ParameterData["values"];
type Property = Partial<Extract<PropertyValue, { "@type": "PropertyValue" }>>;

/** schema.org has a single item without an array. */
const oneOrMany = <Item>(items: readonly Item[]) => (items.length === 1 ? items[0] : items);

const unitOf = (unit: string): Property => {
  if (unit === "") return {};
  const unitCode = UNIT_CODES[unit];
  return unitCode ? { unitCode } : { unitText: unit };
};

/** Choices and single figures are values of one property; each span is a separate property. */
function saidBy(values: Values, unit: string): Property[] {
  const choices = values.filter(({ choice }) => choice !== "").map(({ choice }) => choice);
  const figures = values.filter(({ choice }) => choice === "");
  const single = figures.flatMap(({ min, max }) => (min !== null && min === max ? [min] : []));
  const spans = figures.filter(({ min, max }) => min !== max);
  return [
    ...(choices.length > 0 ? [{ value: oneOrMany(choices) }] : []),
    ...(single.length > 0 ? [{ value: oneOrMany(single), ...unitOf(unit) }] : []),
    ...spans.map(({ min, max }) => ({
      ...(min !== null && { minValue: min }),
      ...(max !== null && { maxValue: max }),
      ...unitOf(unit),
    })),
  ];
}

/** A parameter of a product as schema.org PropertyValue, one for each condition; without data, its text. Its key is ours alone, so it is no propertyID. */
export function parameterProperties({ name, text, unit, values }: ParameterData): PropertyValue[] {
  const said =
    values.length === 0
      ? [{ value: text }]
      : [...grouped(values, ({ condition }) => condition)].flatMap(([condition, own]) =>
          saidBy(own, unit).map((property) => ({
            ...property,
            ...(condition && { description: condition }),
          })),
        );
  return said.map((property) => ({ "@type": "PropertyValue", name, ...property }));
}
