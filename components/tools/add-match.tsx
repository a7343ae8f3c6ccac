import { AddToCart } from "@/components/cart/add-to-cart";
import { MAX_NOTE } from "@/lib/inquiry/cart-limits";
import type { Match } from "@/lib/tools/answer";

/** What was calculated, as the line of a list says it. */
const noteOf = (note: string) => [...`按计算：${note}`].slice(0, MAX_NOTE).join("");

/** Puts what a calculator chose on the list: as many as it found, with what was calculated. */
export const AddMatch = ({ match: { id, model, code, pieces, note } }: { match: Match }) => (
  <AddToCart
    product={id}
    code={code}
    quantity={pieces}
    note={noteOf(note)}
    name={model}
    variant="ghost"
    className="no-print"
  />
);
