import { z } from "zod";
import { catalogue } from "@/lib/catalogue/shape";
import { FAULTS, type FaultStatus } from "@/lib/http/envelope";
import { registerFile } from "@/lib/registers/file";
import type { Call } from "./documented-call";
import { ENTITIES, entityName } from "./entities";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The pattern of integers in posted fields: forms send strings, JSON may send either. */
const DIGITS = String.raw`^\d+$`;

type Way = {
  io: "input" | "output";
  /** Replaces entities by references to the schemas of the document. */
  isNamed?: boolean | undefined;
};

export const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Turns defaults of integers, which are written as forms send them, into numbers. */
const withTypedDefaults = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (_name, value) =>
    value?.type === "integer" && typeof value.default === "string"
      ? { ...value, default: Number(value.default) }
      : value,
  );

function described(schema: z.ZodType, { io, isNamed = false }: Way): JsonSchema {
  const whole: z.core.$ZodType = schema;
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const name = isNamed && zodSchema !== whole ? entityName(zodSchema) : undefined;
      if (name !== undefined) {
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, schemaOf(name), description !== undefined && { description });
        return;
      }
      // Clients must accept fields that are added later.
      delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.pattern !== DIGITS) return;
      delete jsonSchema.pattern;
      jsonSchema.type = "integer";
    },
  });
  return withTypedDefaults(written);
}

/** The schema of every answer (lib/http/envelope.ts). */
const envelope = (code: z.ZodType, msg: z.ZodType, data: z.ZodType, isNamed = false) =>
  described(
    z.object({
      code: code.describe("1 成功，0 拒绝，其他与 HTTP 状态相同"),
      msg: msg.describe("给人看的一句话"),
      data: data.description ? data : data.describe("结果"),
    }),
    { io: "output", isNamed },
  );

/** The schema of an input. */
export const inputSchema = (input: z.ZodObject): JsonSchema => described(input, { io: "input" });

/** The schema of a success; `isNamed` for the document, else with all entities inlined. */
export const answerSchema = ({ answer, msg = "" }: Call, isNamed = false): JsonSchema | undefined =>
  answer && envelope(z.literal(1), z.literal(msg), answer, isNamed);

/** The schemas of entities by name. */
export const entitySchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(ENTITIES).map(([name, schema]) => [
      name,
      described(schema, { io: "output", isNamed: true }),
    ]),
  );

/** The schema of a refusal: HTTP 200, code 0, and a message. */
export const refusalSchema = ({ refusals }: Call): JsonSchema | undefined =>
  refusals.length > 0 ? envelope(z.literal(0), z.enum(refusals), z.null()) : undefined;

/** The schema of the catalogue file. */
export const catalogueSchema = (isNamed = false): JsonSchema =>
  described(catalogue, { io: "output", isNamed });

/** The schema of register files. */
export const registerFileSchema = (): JsonSchema => described(registerFile, { io: "output" });

/** The schema of HTTP errors. */
export const faultSchema = (status: FaultStatus): JsonSchema =>
  envelope(z.literal(status), z.literal(FAULTS[status]), z.null());

/** The schema of errors outside of calls: 404 and 405. */
export const otherFaultSchema = (): JsonSchema =>
  envelope(z.int().min(400).max(599), z.string().min(1), z.null());
