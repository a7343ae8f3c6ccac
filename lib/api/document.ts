import { env } from "@/lib/env";
import { LICENCE, TERMS } from "@/lib/catalogue/files";
import { FAULTS, type FaultStatus } from "@/lib/http/envelope";
import { SITE } from "@/lib/site";
import { CALLS } from "./calls";
import { type Call, callId } from "./documented-call";
import { FAULT_CAUSES } from "./faults";
import { CATALOGUE_GROUP, type FileExamples, filePaths } from "./files";
import { GROUPS } from "./groups";
import { type Example, operation, schemaNames } from "./operation";
import { SECURITY_SCHEMES } from "./security";
import { commonRules, ruleText } from "./rules";
import {
  answerSchema,
  catalogueSchema,
  entitySchemas,
  faultSchema,
  inputSchema,
  otherFaultSchema,
  refusalSchema,
  registerFileSchema,
} from "./schemas";

/** The version of the API, raised when input or answer of a call changes. */
const VERSION = "1.6.0";

/** Example answers by call id. */
export type Examples = Readonly<Record<string, Example>>;

const HEADERS = {
  Allow: { description: "支持的方法", schema: { type: "string" } },
  "Retry-After": { description: "再试之前要等的秒数", schema: { type: "integer", minimum: 0 } },
};

const faultOf = (status: FaultStatus) => ({ code: status, msg: FAULTS[status], data: null });

function faultResponse(status: FaultStatus) {
  const { cause, header } = FAULT_CAUSES[status];
  return {
    description: cause,
    ...(header && { headers: { [header]: HEADERS[header] } }),
    content: { "application/json": { schema: faultSchema(status), example: faultOf(status) } },
  };
}

const otherFault = () => ({
  description: `${FAULT_CAUSES[404].cause}；或者${FAULT_CAUSES[405].cause}`,
  headers: { Allow: HEADERS.Allow },
  content: {
    "application/json": {
      schema: otherFaultSchema(),
      examples: { address: { value: faultOf(404) }, method: { value: faultOf(405) } },
    },
  },
});

const statuses = Object.keys(FAULTS).map((status) => Number(status) as FaultStatus);
const responses = () => ({
  ...Object.fromEntries(
    statuses
      .filter((status) => status !== 404 && status !== 405)
      .map((status) => [status, faultResponse(status)]),
  ),
  default: otherFault(),
});

const schemasOf = (call: Call) => {
  const { input, answer, refusal } = schemaNames(call);
  return {
    ...(call.input && call.method !== "GET" && { [input]: inputSchema(call.input) }),
    ...(call.answer && { [answer]: answerSchema(call, true) }),
    ...(call.refusals.length > 0 && { [refusal]: refusalSchema(call) }),
  };
};

function paths(examples: Examples) {
  const found: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of CALLS)
    found[call.path] = {
      ...found[call.path],
      [call.method.toLowerCase()]: operation(call, examples[callId(call)]),
    };
  return found;
}

/** The calls and files of the site as an OpenAPI document. */
export const openApiDocument = (examples: Examples, files: FileExamples) => ({
  openapi: "3.1.1",
  info: {
    title: `${SITE.brand}开放接口`,
    version: VERSION,
    description: commonRules()
      .map((rule) => `### ${rule.title}\n\n${ruleText(rule)}`)
      .join("\n\n"),
    contact: { name: SITE.company, email: SITE.serviceEmail },
    license: { name: LICENCE, url: `${env().SITE_URL}${TERMS}` },
  },
  servers: [{ url: env().SITE_URL }],
  // No authentication by default; calls that know the visitor say so themselves.
  security: [{}],
  tags: [CATALOGUE_GROUP, ...Object.values(GROUPS)].map(({ title, note }) => ({
    name: title,
    description: note,
  })),
  paths: { ...paths(examples), ...filePaths(files) },
  components: {
    schemas: Object.assign(
      entitySchemas(),
      { catalogue: catalogueSchema(true), registers: registerFileSchema() },
      ...CALLS.map(schemasOf),
    ) as Record<string, object>,
    responses: responses(),
    securitySchemes: SECURITY_SCHEMES,
  },
});
