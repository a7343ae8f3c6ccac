import { type Call, callId } from "./documented-call";
import { faultsOf } from "./faults";
import { GROUPS } from "./groups";
import { ATTACHMENT_HINT, ATTACHMENTS, MOST_ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { inputSchema, type JsonSchema, schemaOf } from "./schemas";
import { securityOf } from "./security";

/** An example request and its answer. */
export type Example = {
  /** The value of `{id}` in the path. */
  id?: string;
  input: Record<string, unknown>;
  answer: { code: number; msg: string; data: unknown };
};

/** In order of recommendation. */
const MULTIPART = "multipart/form-data";
const MEDIA_TYPES = ["application/x-www-form-urlencoded", "application/json", MULTIPART];

/** The file field of multipart forms. */
const FILES = {
  type: "object",
  properties: {
    [ATTACHMENTS]: {
      type: "array",
      maxItems: MOST_ATTACHMENTS,
      items: { type: "string", format: "binary" },
      description: ATTACHMENT_HINT,
    },
  },
};

/** The schema of order numbers; all other ids are integers. */
const ORDER_NUMBER = { type: "string", pattern: "^[0-9a-f]{24}$" };
const ID = { type: "integer", minimum: 1 };

const pathId = ({ path }: Call, example: Example | undefined) => ({
  ...{ name: "id", in: "path", required: true },
  description: path === "/api/orders/{id}" ? "单号" : "编号",
  schema: path === "/api/orders/{id}" ? ORDER_NUMBER : ID,
  ...(example?.id !== undefined && {
    example: path === "/api/orders/{id}" ? example.id : Number(example.id),
  }),
});

/** The schema names of a call in the document. */
export const schemaNames = (call: Call) => ({
  input: `${callId(call)}_input`,
  answer: `${callId(call)}_answer`,
  refusal: `${callId(call)}_refusal`,
});

/** An example with integers as numbers, which forms send as digits. */
const typed = (input: Example["input"], properties: Record<string, JsonSchema>): Example["input"] =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      properties[name]?.type === "integer" ? Number(value) : value,
    ]),
  );

/** The query parameters of a GET. */
const queryParameters = ({ method, input }: Call, example: Example | undefined) =>
  method === "GET" && input
    ? (Object.entries(inputSchema(input).properties ?? {}) as [string, JsonSchema][]).map(
        ([name, { description, ...schema }]) => ({
          ...{ name, in: "query", description, schema },
          ...(example && { example: example.input[name] }),
        }),
      )
    : [];

function requestBody(call: Call, example: Example | undefined) {
  if (!call.input || call.method === "GET") return undefined;
  const { required = [], properties = {} } = inputSchema(call.input);
  const content = {
    schema: schemaOf(schemaNames(call).input),
    ...(example && { example: typed(example.input, properties as Record<string, JsonSchema>) }),
  };
  const byType = MEDIA_TYPES.map((type) => [
    type,
    call.takesFiles && type === MULTIPART
      ? { ...content, schema: { allOf: [content.schema, FILES] } }
      : content,
  ]);
  return { required: required.length > 0, content: Object.fromEntries(byType) };
}

function answered(call: Call, example: Example | undefined) {
  const { answer, refusal } = schemaNames(call);
  const [refused] = call.refusals;
  const possible = [...(call.answer ? [schemaOf(answer)] : []), ...(refused ? [schemaOf(refusal)] : [])];
  return {
    description: call.answer ? "成功，或 code 为 0 的拒绝" : "code 为 0 的拒绝",
    content: {
      "application/json": {
        schema: possible.length === 1 ? possible[0] : { oneOf: possible },
        examples: {
          ...(example && { success: { summary: "成功", value: example.answer } }),
          ...(refused && { refusal: { summary: "拒绝", value: { code: 0, msg: refused, data: null } } }),
        },
      },
    },
  };
}

/** A call as an OpenAPI Operation Object. */
export function operation(call: Call, example: Example | undefined) {
  const { path, group, title, note } = call;
  const security = securityOf(call);
  const parameters = [
    ...(path.includes("{id}") ? [pathId(call, example)] : []),
    ...queryParameters(call, example),
  ];
  const body = requestBody(call, example);
  return {
    operationId: callId(call),
    tags: [GROUPS[group].title],
    summary: title,
    ...(note && { description: note }),
    ...(security && { security }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      200: answered(call, example),
      ...Object.fromEntries(
        faultsOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
      default: { $ref: "#/components/responses/default" },
    },
  };
}
