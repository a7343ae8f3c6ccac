import { entryOf } from "@/lib/parameters/entries";
import type { Value } from "@/lib/parameters/parameter";
import type { FeatureRole } from "@/lib/tools/parameter-roles";

/** A value with when it holds: `4G（选配）`. */
const withCondition = (text: string, { condition, optional }: Value) => {
  const when = condition || (optional ? "选配" : "");
  return when === "" ? text : `${text}（${when}）`;
};

/** What tells one meter from another of its class and wiring: how it reports, harmonics, tariffs. */
export function featuresOf(values: readonly Value[]): string[] {
  const of = (role: FeatureRole, textOf: (value: Value) => string) =>
    values.flatMap((value) => {
      const text = entryOf(value.key)?.role === role ? textOf(value) : "";
      return text === "" ? [] : [withCondition(text, value)];
    });
  const communication = of("communication", ({ choice }) => choice).join("、");
  const harmonics = of("harmonics", ({ min, max }) =>
    min === null || max === null ? "" : `谐波${min}~${max}次`,
  );
  const tariffs = of("tariffs", ({ min }) => (min === null ? "" : `${min}费率`));
  return [communication, ...harmonics, ...tariffs].filter((text) => text !== "");
}
