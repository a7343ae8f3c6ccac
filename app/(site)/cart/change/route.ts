import { cartCookies, type Visitor, visitorOf } from "@/app/api/visitor-cart";
import {
  addToCart,
  changeCartLines,
  checkCart,
  type Refused,
  removeCartLine,
} from "@/db/queries/cart-changes";
import { listCartLines } from "@/db/queries/carts";
import { readLines } from "@/lib/cart/change-form";
import { readWanted, type Wanted } from "@/lib/cart/change-names";
import { type CartFault, cartHref, type Faulty, lineFaultOf } from "@/lib/cart/faults";
import { type LineChanges, lineForm } from "@/lib/cart/form";
import { CART_SEND } from "@/lib/cart/limits";
import { CART_TEXT } from "@/lib/cart/texts";
import { fault, faultStatus, methods } from "@/lib/http/call";
import { NOT_FOUND } from "@/lib/http/envelope";
import { checkFields, readFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { countedOf } from "@/lib/http/sender";

/** Where the answer leads to, and the list that was changed. */
type Outcome = { location: string; cart?: string | undefined };

const failed = (kind: CartFault): Outcome => ({ location: cartHref([{ fault: kind }]) });

function faultOfAdding(refused: Refused): CartFault {
  if (!("msg" in refused)) return "limit";
  if (refused.msg === CART_TEXT.code) return "code";
  return refused.msg === NOT_FOUND ? "missing" : "full";
}

async function add(visitor: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const found = checkFields(lineForm, fields);
  if ("msg" in found) return failed("invalid");
  const changed = await addToCart(visitor.cart, found.input, countedOf(request));
  return "data" in changed ? { location: cartHref(), cart: changed.cart } : failed(faultOfAdding(changed));
}

/** A code that does not fit stays as it was; what else was typed in its line is saved. */
async function save(cart: string | undefined, changes: ReadonlyMap<number, LineChanges>): Promise<Faulty[]> {
  const refused = await changeCartLines(cart, changes);
  const faults = [...refused].map(([line, text]) => ({ line, fault: lineFaultOf(text) }));
  const rest = faults.flatMap(({ line, fault: kind }) => {
    const { code: _wrong, ...others } = changes.get(line) ?? {};
    return kind === "gone" ? [] : [[line, others] as const];
  });
  if (rest.length > 0) await changeCartLines(cart, new Map(rest));
  return faults;
}

async function change(visitor: Visitor, wanted: Exclude<Wanted, "add">, fields: Fields): Promise<Outcome> {
  const { cart } = visitor;
  const removed = typeof wanted === "object" ? wanted.remove : undefined;
  const read = readLines(fields, removed);
  if (!read) return failed("invalid");
  const faults = [...read.faults, ...(await save(cart, read.changes))];
  if (removed !== undefined && !(await removeCartLine(cart, removed))) faults.push({ fault: "gone" });
  if (wanted === "all" || wanted === "none") await checkCart(cart, wanted === "all");
  const isNothing = wanted === "send" && !listCartLines(cart).some(({ checked }) => checked === 1);
  if (isNothing) faults.push({ fault: "nothing" });
  const isSent = wanted === "send" && faults.length === 0;
  return { location: isSent ? CART_SEND : cartHref(faults), cart };
}

async function outcomeOf(visitor: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const wanted = readWanted(fields.do);
  if (wanted === undefined) return failed("invalid");
  return wanted === "add" ? add(visitor, fields, request) : change(visitor, wanted, fields);
}

/** The list's form of a browser without script: the same checks, told on the page of the list. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number" && fields !== 400) return fault(fields);
    const visitor = visitorOf(request);
    const outcome =
      fields === 400
        ? failed("invalid")
        : await outcomeOf(visitor, fields, request).catch((error: unknown) => {
            faultStatus(error, request);
            return failed("busy");
          });
    return new Response(null, {
      status: 303,
      headers: [
        ["location", outcome.location],
        ["cache-control", "no-store"],
        ...cartCookies(visitor, outcome.cart),
      ],
    });
  },
});
