import type { JsonSchema } from "./schemas";

const KINDS: Record<string, string> = {
  integer: "整数",
  string: "文字",
  number: "数",
  array: "列表",
  object: "对象",
  boolean: "是否",
  null: "空",
};

function kindOf({ type, anyOf }: JsonSchema): string {
  if (anyOf) return anyOf.map((each) => kindOf(each as JsonSchema)).join("或");
  return [type]
    .flat()
    .map((kind) => KINDS[String(kind)] ?? "")
    .join("或");
}

function limitsOf({ minimum, maximum, minLength = 0, maxLength, enum: values, pattern }: JsonSchema): string {
  if (values) return values.join(" 或 ");
  if (pattern) return "固定格式";
  if (maxLength !== undefined)
    return minLength > 0 ? `${minLength} 至 ${maxLength} 字` : `至多 ${maxLength} 字`;
  if (minimum !== undefined) return maximum === undefined ? `不小于 ${minimum}` : `${minimum} 至 ${maximum}`;
  return "";
}

/** A posted field for the documentation. */
export type Parameter = {
  name: string;
  kind: string;
  isRequired: boolean;
  fallback: string;
  limits: string;
  meaning: string;
};

const propertiesOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties) as [string, JsonSchema][];

/** The fields of an input schema. */
export const parametersOf = (input: JsonSchema): Parameter[] =>
  propertiesOf(input).map(([name, field]) => ({
    name,
    kind: kindOf(field),
    isRequired: input.required?.includes(name) ?? false,
    fallback: String(field.default ?? ""),
    limits: limitsOf(field),
    meaning: field.description ?? "",
  }));

/** A field of an answer for the documentation; `data[].id` is the `id` of each item of `data`. */
export type AnswerField = { path: string; kind: string; meaning: string };

function fieldsUnder(path: string, schema: JsonSchema): AnswerField[] {
  const items = schema.items as JsonSchema | undefined;
  return [
    { path, kind: kindOf(schema), meaning: schema.description ?? "" },
    ...propertiesOf(schema).flatMap(([name, field]) => fieldsUnder(`${path}.${name}`, field)),
    ...(items ? fieldsUnder(`${path}[]`, items).slice(1) : []),
  ];
}

/** The fields of a file schema. */
export const fileFieldsOf = (file: JsonSchema): AnswerField[] =>
  propertiesOf(file).flatMap(([name, field]) => fieldsUnder(name, field));

/** The fields in the `data` of an answer schema. */
export function answerFieldsOf(answer: JsonSchema): AnswerField[] {
  const data = propertiesOf(answer).find(([name]) => name === "data")?.[1];
  return data ? fieldsUnder("data", data) : [];
}
