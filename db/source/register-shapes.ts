import { z } from "zod";
import { blockShape, familyShape, registerShape, rtuShape, tcpShape } from "@/lib/registers/map";
import { line } from "./line-shapes";
import { id } from "./record-shapes";

/** How a register of the family differs in one product: a narrower range, another note. */
const own = registerShape
  .pick({ min: true, max: true, note: true })
  .refine((said) => Object.keys(said).length > 0, "至少要写 min、max、note 之一");

/**
 * A product of a family, and which blocks it has. `count`: the length of its series; `optional`: the block is an
 * option; `own`: registers that differ in this product, by symbol.
 */
const device = z.strictObject({
  product: id,
  blocks: z
    .array(
      z.union(
        [
          line,
          z.strictObject({
            id: line,
            count: z.int("要写成整数").min(2, "至少两个").optional(),
            optional: z.literal(true).optional(),
            own: z.record(z.string(), own).optional(),
          }),
        ],
        "要写成分块的代号，或 { id, count, optional, own }，count 至少是 2，optional 只写 true",
      ),
    )
    .min(1, "至少要有一个分块"),
  rtu: rtuShape.optional(),
  tcp: tcpShape.optional(),
});

/** Products that share a register map, and the part that each has. */
export const registerFamilyShape = familyShape.extend({
  id,
  blocks: z
    .array(
      blockShape.extend({
        registers: z.array(
          registerShape.extend({
            /** Keys of the parameters whose rated values the register must be able to hold. */
            covers: z.array(line).min(1, "不能为空").optional(),
            /** The register holds the baud rate: its range is that of the rates of each product. */
            rates: z.literal(true).optional(),
          }),
        ),
      }),
    )
    .min(1, "至少要有一个分块"),
  devices: z.array(device).min(1, "至少要有一个产品"),
});

export type RegisterFamily = z.infer<typeof registerFamilyShape>;
export type RegisterDevice = RegisterFamily["devices"][number];
