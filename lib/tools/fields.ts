/** What a visitor types or chooses in a calculator. The name is that of the address's parameter. */
type NumberField = {
  kind: "number";
  name: string;
  label: string;
  /** Empty where it has none; after the choice of a name, one for each of its values. */
  unit: string | { after: string; each: Readonly<Record<string, string>> };
  min: number;
  max: number;
  /** Of the worked example. An optional field starts empty. */
  initial: string;
  isOptional?: true;
  hint?: string;
};
type ChoiceField = {
  kind: "choice";
  name: string;
  label: string;
  /** The first is chosen unless another is. */
  options: readonly { value: string; label: string }[];
  hint?: string;
};
export type Field = NumberField | ChoiceField;

/** Fields that stand together under one heading. */
export type FieldGroup = { title: string; fields: readonly Field[] };

/** What stands in the fields, by name. */
export type Raw = Readonly<Record<string, string>>;

/** What was read: numbers and choices by name, and what is wrong with a field. */
export type Read = {
  numbers: Readonly<Record<string, number>>;
  choices: Readonly<Record<string, string>>;
  faults: Readonly<Record<string, string>>;
};

/** So many characters of a value are looked at: more than any number needs. */
export const MOST_SIGNS = 40;

/** The unit of a field beside what stands in the others. */
export function unitOf({ unit }: NumberField, raw: Raw): string {
  if (typeof unit === "string") return unit;
  return unit.each[raw[unit.after] ?? ""] ?? Object.values(unit.each)[0] ?? "";
}

const initialOf = (field: Field) =>
  field.kind === "number" ? field.initial : (field.options[0]?.value ?? "");

/** What stands in the fields when an address is opened: what it says, otherwise the worked example. */
export const rawOf = (fields: readonly Field[], query: Raw): Raw =>
  Object.fromEntries(fields.map((field) => [field.name, query[field.name] ?? initialOf(field)]));

/** The names of fields that still hold the worked example's number: those that a visitor has not typed in. */
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

/** A percent sign stands at its figure, any other unit behind a blank. */
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

/** What stands in some fields, as people read it: 计算负荷 500 kW，目标功率因数 0.95; empty ones are left out. */
export const conditionsText = (fields: readonly Field[], raw: Raw): string =>
  conditionsOf(fields, raw)
    .map(({ label, text }) => `${label} ${text}`)
    .join("，");

/** The same by the values alone, in a line that stands for the fields: 0.4 kV，1000 kVA，6 %. */
export const valuesText = (fields: readonly Field[], raw: Raw): string =>
  conditionsOf(fields, raw)
    .map(({ text }) => text)
    .join("，");

/** Digits as people paste them, full-width and in groups of three; exponents are no way to type a load. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** A comma elsewhere than before three digits may stand for a decimal point: nobody knows whether 12,5 is 12.5 or 125. */
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/** The number that a text says; undefined where it says none. */
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

/** Reads every field; a number that cannot be used is missing from `numbers` and has a sentence in `faults`. */
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
