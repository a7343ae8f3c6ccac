import { z } from "zod";
import { catalogue } from "@/lib/catalogue/shape";
import { FAULTS, type FaultStatus } from "@/lib/http/envelope";
import { registerFile } from "@/lib/registers/file";
import type { Call } from "./documented-call";
import { ENTITIES, entityName } from "./entities";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a whole number looks like in the schemas of posted fields: forms know texts only, JSON may send either. */
const DIGITS = String.raw`^\d+$`;

type Way = {
  io: "input" | "output";
  /** Says entities by their names among the document's schemas. */
  isNamed?: boolean | undefined;
};

export const schemaOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A default is written as forms send it: of a whole number it is one. */
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
      // Clients must bear fields that are added later.
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

/** What every answer is (lib/http/envelope.ts). */
const envelope = (code: z.ZodType, msg: z.ZodType, data: z.ZodType, isNamed = false) =>
  described(
    z.object({
      code: code.describe("1 成功，0 拒绝，其他与 HTTP 状态相同"),
      msg: msg.describe("给人看的一句话"),
      data: data.description ? data : data.describe("结果"),
    }),
    { io: "output", isNamed },
  );

/** The fields that a call takes. */
export const inputSchema = (input: z.ZodObject): JsonSchema => described(input, { io: "input" });

/** What a success says; `isNamed` for the document, else in whole. */
export const answerSchema = ({ answer, msg = "" }: Call, isNamed = false): JsonSchema | undefined =>
  answer && envelope(z.literal(1), z.literal(msg), answer, isNamed);

/** The entities by their names. */
export const entitySchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(ENTITIES).map(([name, schema]) => [
      name,
      described(schema, { io: "output", isNamed: true }),
    ]),
  );

/** What a call says when it refuses: HTTP 200, code 0, a sentence for a person. */
export const refusalSchema = ({ refusals }: Call): JsonSchema | undefined =>
  refusals.length > 0 ? envelope(z.literal(0), z.enum(refusals), z.null()) : undefined;

/** What stands in the catalogue's file. */
export const catalogueSchema = (isNamed = false): JsonSchema =>
  described(catalogue, { io: "output", isNamed });

/** What stands in the file of a product's registers. */
export const registerFileSchema = (): JsonSchema => described(registerFile, { io: "output" });

/** What is no success of HTTP. */
export const faultSchema = (status: FaultStatus): JsonSchema =>
  envelope(z.literal(status), z.literal(FAULTS[status]), z.null());

/** Faults that no call names: an unknown address, a method that the call does not have. */
export const otherFaultSchema = (): JsonSchema =>
  envelope(z.int().min(400).max(599), z.string().min(1), z.null());
