import { z } from "zod";
import { catalogue } from "@/lib/catalogue/catalogue";
import { FAULTS, type FaultStatus } from "@/lib/http/envelope";
import { registerFile } from "@/lib/registers/file";
import type { Call } from "./documented-call";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a whole number looks like in the schemas of posted fields: forms know texts only, JSON may send either. */
const DIGITS = String.raw`^\d+$`;

const described = (schema: z.ZodType, io: "input" | "output"): JsonSchema => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // Clients must bear fields that are added later.
      delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.pattern !== DIGITS) return;
      delete jsonSchema.pattern;
      jsonSchema.type = "integer";
      if (jsonSchema.default !== undefined) jsonSchema.default = Number(jsonSchema.default);
    },
  });
  return described;
};

/** What every answer is (lib/http/envelope.ts). */
const envelope = (code: z.ZodType, msg: z.ZodType, data: z.ZodType) =>
  described(
    z.object({
      code: code.describe("1 成功，0 拒绝，其他与 HTTP 状态相同"),
      msg: msg.describe("给人看的一句话"),
      data: data.description ? data : data.describe("结果"),
    }),
    "output",
  );

/** The fields that a call takes. */
export const inputSchema = (input: z.ZodObject): JsonSchema => described(input, "input");

/** What a success says. */
export const answerSchema = ({ answer, msg = "" }: Call): JsonSchema | undefined =>
  answer && envelope(z.literal(1), z.literal(msg), answer);

/** What a call says when it refuses: HTTP 200, code 0, a sentence for a person. */
export const refusalSchema = ({ refusals }: Call): JsonSchema | undefined =>
  refusals.length > 0 ? envelope(z.literal(0), z.enum(refusals), z.null()) : undefined;

/** What stands in the catalogue's file. */
export const catalogueSchema = (): JsonSchema => described(catalogue, "output");

/** What stands in the file of a product's registers. */
export const registerFileSchema = (): JsonSchema => described(registerFile, "output");

/** What is no success of HTTP. */
export const faultSchema = (status: FaultStatus): JsonSchema =>
  envelope(z.literal(status), z.literal(FAULTS[status]), z.null());

/** Faults that no call names: an unknown address, a method that the call does not have. */
export const otherFaultSchema = (): JsonSchema =>
  envelope(z.int().min(400).max(599), z.string().min(1), z.null());
