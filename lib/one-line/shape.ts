import { z } from "zod";
import { isBank, isParallel, PART_NAMES, type PartKind } from "./parts";

const LONGEST = 24;

const words = z
  .string("要写成文字")
  .min(1, "不能为空")
  .max(LONGEST, `不超过 ${LONGEST} 个字，图上写不下`)
  .refine((value) => value === value.trim(), "首尾不能有空格");
const product = z.int("产品要写编号").positive("编号要大于 0");

const part = z.strictObject({
  kind: z.enum(Object.keys(PART_NAMES) as PartKind[], {
    error: ({ input }) =>
      `单线图没有「${String(input)}」这种元件，能写的有 ${Object.keys(PART_NAMES).join("、")}`,
  }),
  /** The product, whose model is the label. */
  product: product.optional(),
  /** A rating, a number, or the supplied load. */
  text: words.optional(),
  /** On a breaker of its own beside the conductor, which goes on to the elements below. */
  branch: z.literal(true).optional(),
  /** The other supply of a changeover. */
  second: z
    .strictObject({ kind: z.enum(["grid", "generator"], "要写 grid 或 generator"), text: words })
    .optional(),
});

/** The fault of an element at its place, as a text for editors. */
function misplaced({ kind, branch, second }: z.infer<typeof part>, isEnd: boolean): string | undefined {
  if (branch && (isEnd || !isParallel(kind))) return "branch 只写在导线中间的并联装置上";
  if (!branch && !isEnd && isParallel(kind))
    return "并联装置不能串在导线中间，放到出线末端，或写 branch 画成旁接支路";
  if (!isEnd && isBank(kind)) return "电容器不能串在导线中间，写成单独一条出线";
  if ((kind === "changeover") !== (second !== undefined))
    return "双电源转换要在 second 里写另一路电源，别的元件不写";
  return undefined;
}

/** The elements of a conductor, from the top down; a supply continues to the busbar, a feeder does not. */
const columnOf = (conductor: "supply" | "feeder") =>
  z
    .array(part)
    .min(1, "至少要有一个元件")
    .superRefine((parts, context) => {
      for (const [index, shown] of parts.entries()) {
        const message = misplaced(shown, conductor === "feeder" && index === parts.length - 1);
        if (message) context.addIssue({ code: "custom", message, path: [index] });
      }
    });

const section = z.strictObject({
  /** The busbar's name. */
  name: words,
  /** From the supplies down to the busbar; empty if the last feeder of the previous section supplies it. */
  incoming: z.array(columnOf("supply")).default([]),
  /** From the busbar down. */
  feeders: z.array(columnOf("feeder")).min(1, "至少要有一条出线"),
  /** The bus-tie breaker to the next section. */
  tie: words.optional(),
});

/** How devices report: the link, the gateway, and the destination. */
const network = z.strictObject({ link: words, gateway: product.optional(), to: words });

/** A one-line diagram as written by editors (docs/editing.md) and as stored. */
export const oneLineShape = z
  .strictObject({ sections: z.array(section).min(1), network: network.optional() })
  .refine(({ sections }) => (sections[0]?.incoming.length ?? 0) > 0, "第一段母线要有进线");

export type OneLine = z.infer<typeof oneLineShape>;
export type OneLineSection = OneLine["sections"][number];
export type OneLinePart = z.infer<typeof part>;

const partsOf = ({ incoming, feeders }: OneLineSection) => [...incoming, ...feeders].flat();

/** The distinct products in a diagram, in order. */
export function productsOfOneLine({ sections, network: reporting }: OneLine): number[] {
  const ids = [...sections.flatMap(partsOf).map((shown) => shown.product), reporting?.gateway];
  return [...new Set(ids.filter((id) => id !== undefined))];
}
