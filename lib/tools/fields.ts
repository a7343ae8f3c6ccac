/** An input field of a calculator; its name is also that of the query parameter. */
type NumberField = {
  kind: "number";
  name: string;
  label: string;
  /** Empty without a unit; after a choice field, one unit for each of its values. */
  unit: string | { after: string; each: Readonly<Record<string, string>> };
  min: number;
  max: number;
  /** The value in the worked example. An optional field is empty. */
  initial: string;
  isOptional?: true;
  hint?: string;
};
type ChoiceField = {
  kind: "choice";
  name: string;
  label: string;
  /** The first one is the default. */
  options: readonly { value: string; label: string }[];
  hint?: string;
};
export type Field = NumberField | ChoiceField;

/** Fields under a common heading. */
export type FieldGroup = { title: string; fields: readonly Field[] };

/** The raw contents of the fields, by name. */
export type Raw = Readonly<Record<string, string>>;

/** The parsed contents: numbers and choices by name, and the faults of fields. */
export type Read = {
  numbers: Readonly<Record<string, number>>;
  choices: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
};

/** Maximum number of characters of a value that are parsed; no number needs more. */
export const MOST_SIGNS = 40;

/** The unit of a field, which may depend on other fields. */
export function unitOf({ unit }: NumberField, raw: Raw): string {
  if (typeof unit === "string") return unit;
  return unit.each[raw[unit.after] ?? ""] ?? Object.values(unit.each)[0] ?? "";
}

const initialOf = (field: Field) =>
  field.kind === "number" ? field.initial : (field.options[0]?.value ?? "");

/** The contents of the fields for an address: its parameters, else the worked example. */
export const rawOf = (fields: readonly Field[], query: Raw): Raw =>
  Object.fromEntries(fields.map((field) => [field.name, query[field.name] ?? initialOf(field)]));

/** The names of fields that still have the number of the worked example and that the visitor has not edited. */
export const exampleFields = (fields: readonly Field[], raw: Raw, typed: readonly string[]): string[] =>
  fields
    .filter(
      (field) =>
        field.kind === "number" &&
        field.initial !== "" &&
        raw[field.name] === field.initial &&
        !typed.includes(field.name),
    )
    .map(({ name }) => name);

/** A percent sign follows its figure directly, other units follow a space. */
function withUnit(text: string, field: NumberField, raw: Raw): string {
  const unit = unitOf(field, raw);
  return unit === "%" ? text + unit : `${text} ${unit}`.trim();
}

const conditionsOf = (fields: readonly Field[], raw: Raw): { label: string; text: string }[] =>
  fields.flatMap((field) => {
    const text = raw[field.name] ?? "";
    if (text === "") return [];
    if (field.kind === "number") return [{ label: field.label, text: withUnit(text, field, raw) }];
    const chosen = field.options.find(({ value }) => value === text);
    return chosen ? [{ label: field.label, text: chosen.label }] : [];
  });

/** The conditions as text: 计算负荷 500 kW，目标功率因数 0.95; empty ones are omitted. */
export const conditionsText = (fields: readonly Field[], raw: Raw): string =>
  conditionsOf(fields, raw)
    .map(({ label, text }) => `${label} ${text}`)
    .join("，");

/** The same as values only, for a single line in place of the fields: 0.4 kV，1000 kVA，6 %. */
export const valuesText = (fields: readonly Field[], raw: Raw): string =>
  conditionsOf(fields, raw)
    .map(({ text }) => text)
    .join("，");

/**
 * Digits as pasted, also full-width and grouped by thousands; exponents are rejected, as they are unusual for loads.
 */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** A comma that does not separate thousands may be a decimal point: 12,5 may mean 12.5 or 125, so it is rejected. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** Parses a number; undefined if the text is not a number. */
export function readNumber(text: string): number | undefined {
  const typed = text.normalize("NFKC").replace(/\s/g, "");
  const plain = GROUPED.test(typed) ? typed.replaceAll(",", "") : typed;
  return plain.length <= MOST_SIGNS && NUMBER.test(plain) ? Number(plain) : undefined;
}

function faultOf(field: NumberField, raw: Raw): string | undefined {
  const { name, label, min, max, isOptional } = field;
  const text = raw[name] ?? "";
  if (text.trim() === "") return isOptional ? undefined : `请填写${label}`;
  const value = readNumber(text);
  if (value === undefined && /[,，]/.test(text)) return `${label}的小数点写作“.”，例如 12.5`;
  if (value === undefined) return `${label}只能填数字，例如 ${min < 1 && max <= 1 ? "0.85" : "120"}`;
  if (value < min || value > max) return `${label}应在 ${withUnit(`${min}~${max}`, field, raw)} 之间`;
  return undefined;
}

/** Parses all fields; an unusable number is missing in `numbers` and has a message in `faults`. */
export function readFields(fields: readonly Field[], raw: Raw): Read {
  const numbers: Record<string, number> = {};
  const choices: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const text = raw[field.name] ?? "";
    if (field.kind === "choice") {
      choices[field.name] = field.options.some(({ value }) => value === text) ? text : initialOf(field);
      continue;
    }
    const fault = faultOf(field, raw);
    const value = readNumber(text);
    if (fault) faults[field.name] = fault;
    else if (value !== undefined) numbers[field.name] = value;
  }
  return { numbers, choices, faults };
}
