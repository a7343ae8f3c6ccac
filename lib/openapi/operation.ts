import { type Call, callId } from "./documented-call";
import { faultsOf } from "./faults";
import { GROUPS } from "./groups";
import { inputSchema, type JsonSchema } from "./schemas";

/** A call as it was asked, and what it answered. */
export type Example = {
  /** What stands for `{id}` in its path. */
  id?: string;
  input: Record<string, unknown>;
  answer: { code: number; msg: string; data: unknown };
};

/** In the order in which they are recommended. */
const MEDIA_TYPES = ["application/x-www-form-urlencoded", "application/json", "multipart/form-data"];

const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const pathId = (example: Example | undefined) => ({
  ...{ name: "id", in: "path", required: true },
  description: "编号",
  schema: { type: "string" },
  ...(example?.id !== undefined && { example: example.id }),
});
const userId = {
  ...{ name: "userId", in: "cookie" },
  description: "用户的编号；没有时当作没有登录的访客",
  schema: { type: "string" },
};

const cartParameters = [
  {
    ...{ name: "token", in: "header" },
    description:
      "询价单的凭证，即第一次答复里的 data.token，给没有 Cookie 的客户端；与 Cookie 都有时以它为准，不是本站给出的等于没有。与提交内容里的字段 token 无关",
    schema: { type: "string" },
  },
  {
    ...{ name: "list", in: "cookie" },
    description: "本站给浏览器的询价单凭证；加密连接下名为 __Host-list",
    schema: { type: "string" },
  },
];

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

/** A call as an Operation Object of OpenAPI. */
export function operation(call: Call, example: Example | undefined) {
  const { path, group, title, note, readsUser, readsCart } = call;
  const parameters = [
    ...(path.includes("{id}") ? [pathId(example)] : []),
    ...queryParameters(call, example),
    ...(readsUser ? [userId] : []),
    ...(readsCart ? cartParameters : []),
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
