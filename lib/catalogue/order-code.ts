import type { OrderCode, Part } from "@/lib/order-code/shape";
import { valuesOf } from "@/lib/order-code/values";
import type { FileOrderCode } from "./product-data";

function filePart(part: Part): FileOrderCode["parts"][number] {
  const { kind, name, before, absent } = part;
  const codes = valuesOf(part).map(({ code, meaning }) => ({ code, meaning }));
  return {
    ...{ kind, name, before },
    ...(part.kind === "number" && part.after !== "" && { after: part.after }),
    ...(part.kind !== "choice" && part.unit !== undefined && { unit: part.unit }),
    ...(codes.length > 0 && { codes }),
    ...(part.kind === "number" && part.range && { range: part.range }),
    ...(absent && { absent: absent.meaning }),
  };
}

/** The structure of a product's order codes in the catalogue file. */
export const fileOrderCode = ({ head, parts, rules }: OrderCode, example: string): FileOrderCode => ({
  example,
  head,
  parts: parts.map(filePart),
  rules,
});
