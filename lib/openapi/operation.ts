import { type Call, callId } from "./calls";
import { faultsOf } from "./faults";
import { GROUPS } from "./groups";
import { inputSchema, type JsonSchema } from "./schemas";

/** A call as it was asked, and what it answered. */
export type Example = {
  input: Record<string, unknown>;
  answer: { code: number; msg: string; data: unknown };
};

/** In the order in which they are recommended. */
const MEDIA_TYPES = ["application/x-www-form-urlencoded", "application/json", "multipart/form-data"];

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const pathId = {
  ...{ name: "id", in: "path", required: true },
  description: "编号",
  schema: { type: "string" },
};
const userId = {
  ...{ name: "userId", in: "cookie" },
  description: "用户的编号；没有时当作没有登录的访客",
  schema: { type: "string" },
};

/** Names of a call's own schemas among the document's. */
export const schemaNames = (call: Call) => ({
  input: `${callId(call)}_input`,
  answer: `${callId(call)}_answer`,
  refusal: `${callId(call)}_refusal`,
});

/** What a GET takes stands in its address. */
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
  const content = { schema: schemaOf(schemaNames(call).input), ...(example && { example: example.input }) };
  return {
    required: (inputSchema(call.input).required ?? []).length > 0,
    content: Object.fromEntries(MEDIA_TYPES.map((type) => [type, content])),
  };
}

function answered(call: Call, example: Example | undefined) {
  const { answer, refusal } = schemaNames(call);
  const [refused] = call.refusals;
  const possible = [...(call.answer ? [schemaOf(answer)] : []), ...(refused ? [schemaOf(refusal)] : [])];
  return {
    description: call.answer ? "成功，或 code 为 0 的拒绝" : "尚未开放，code 为 0",
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

/** A call as an Operation Object of OpenAPI. */
export function operation(call: Call, example: Example | undefined) {
  const { path, group, title, note, readsUser } = call;
  const parameters = [
    ...(path.includes("{id}") ? [pathId] : []),
    ...queryParameters(call, example),
    ...(readsUser ? [userId] : []),
  ];
  const body = requestBody(call, example);
  return {
    operationId: callId(call),
    tags: [GROUPS[group].title],
    summary: title,
    ...(note && { description: note }),
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
