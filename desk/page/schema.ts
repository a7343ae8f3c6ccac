import { choiceName, fieldName } from "@/desk/words";

/** The part of the output of `z.toJSONSchema` for the shapes of the check that forms need. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: string[];
  const?: unknown;
  minItems?: number;
  maxLength?: number;
};

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmptyText = ({ const: only }: Schema) => only === "";

/** The alternatives of a value; being empty is not one of them. */
export const waysOf = (schema: Schema): Schema[] => {
  const ways = (schema.anyOf ?? schema.oneOf ?? [schema]).filter((way) => !isEmptyText(way));
  return ways.flatMap((way) => (way === schema ? [way] : waysOf(way)));
};

const isText = (schema: Schema | undefined): boolean =>
  schema !== undefined && waysOf(schema).every(({ type, enum: words }) => type === "string" && !words);

export type Kind =
  "ways" | "choice" | "group" | "map" | "grid" | "lines" | "numbers" | "list" | "yes" | "number" | "text";

/** The kind of field for a schema. */
export function kindOf(schema: Schema): Kind {
  const { type, properties, items, enum: words, const: only } = schema;
  if (words || only !== undefined) return "choice";
  if (type === "array") {
    if (isText(items)) return "lines";
    const isOfNumbers = items?.type === "integer" || items?.type === "number";
    return isOfNumbers ? "numbers" : "list";
  }
  if (type === "object" && !properties) return "map";
  if (type === "object") return properties?.header && properties.rows ? "grid" : "group";
  if (type === "boolean") return "yes";
  return type === "integer" || type === "number" ? "number" : "text";
}

const kindsOfValue = (value: unknown): string =>
  Array.isArray(value) ? "array" : Number.isFinite(value) ? "number" : typeof value;

function fits(schema: Schema, value: unknown): boolean {
  const type = schema.type === "integer" ? "number" : schema.type;
  if (type !== kindsOfValue(value)) return false;
  if (!isFields(value)) return true;
  const { properties = {}, required = [] } = schema;
  const isSame = Object.entries(properties).every(
    ([key, { const: only }]) => only === undefined || value[key] === undefined || value[key] === only,
  );
  const isKnown = schema.properties === undefined || Object.keys(value).every((key) => key in properties);
  return isSame && isKnown && required.every((key) => properties[key]?.const === undefined || key in value);
}

/** The index of the alternative that a value uses. */
export const wayOf = (ways: Schema[], value: unknown): number =>
  Math.max(
    0,
    ways.findIndex((way) => fits(way, value)),
  );

const TYPES: Readonly<Record<string, string>> = {
  string: "文字",
  number: "数",
  integer: "数",
  array: "几个",
};

/** The label of an alternative. */
export function wayName(noun: string, { type = "", properties, required = [] }: Schema): string {
  const only = Object.values(properties ?? {}).find(({ const: word }) => typeof word === "string")?.const;
  if (only !== undefined) return choiceName(String(only));
  return TYPES[type] ?? required.map((key) => fieldName(noun, key)).join("、");
}

/** An initial value: required fields, empty. */
export function blank(schema: Schema): unknown {
  const [way = schema] = waysOf(schema);
  if (way.const !== undefined) return way.const;
  switch (kindOf(way)) {
    case "group":
    case "grid":
      return Object.fromEntries((way.required ?? []).map((key) => [key, blank(way.properties?.[key] ?? {})]));
    case "map":
      return {};
    case "list":
      return way.minItems && way.items ? [blank(way.items)] : [];
    case "lines":
    case "numbers":
      return [];
    case "text":
      return "";
    case "yes":
      return true;
    default:
      return undefined;
  }
}
