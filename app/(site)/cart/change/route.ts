import { cartCookies, type Visitor, visitorOf } from "@/app/api/visitor-cart";
import { listEquipment } from "@/db/queries/articles/case-pages";
import { addToCart } from "@/db/queries/inquiry/cart-adding";
import { setCartProject } from "@/db/queries/inquiry/cart-project";
import { type CartChange, changeCart } from "@/db/queries/inquiry/cart-changes";
import { pasteToCart } from "@/db/queries/inquiry/cart-pasting";
import { getSharedList, shareList } from "@/db/queries/inquiry/shared-lists";
import { settleUnread } from "@/db/queries/inquiry/unread-settling";
import { readLines } from "@/lib/inquiry/change-form";
import {
  readCartAction,
  readUnreadAction,
  type CartAction,
  type UnreadAction,
} from "@/lib/inquiry/change-names";
import { type CartFault, cartHref, lineFaultOf, pastedHref } from "@/lib/inquiry/cart-faults";
import { copyForm, lineForm, projectForm } from "@/lib/inquiry/cart-form";
import { CART, CART_SEND, copyHref } from "@/lib/inquiry/cart-limits";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { routeId } from "@/lib/http/params";
import { checkFields, readFields } from "@/lib/http/posted";
import type { Fields } from "@/lib/http/request-body";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";

/** The redirect target, and the changed list. */
type Outcome = { location: string; cart?: string | undefined };

const failed = (kind: CartFault): Outcome => ({ location: cartHref([{ fault: kind }]) });

async function add(visitor: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const found = checkFields(lineForm, fields);
  if ("fault" in found) return failed("invalid");
  const changed = await addToCart(visitor.cart, found.input, countedOf(request));
  if ("data" in changed) return { location: cartHref(), cart: changed.cart };
  return failed("fault" in changed ? changed.fault : "limit");
}

type Wanted = { product_id: number; code: string; quantity: number };

/** Adds several products; an invalid one does not block the others. */
async function addAll({ cart }: Visitor, wanted: readonly Wanted[], request: Request): Promise<Outcome> {
  if (wanted.length === 0) return failed("invalid");
  let list = cart;
  let isWhole = true;
  for (const line of wanted) {
    const changed = await addToCart(list, { ...line, note: "" }, countedOf(request));
    if ("data" in changed) list = changed.cart;
    else if ("fault" in changed && (changed.fault === "code" || changed.fault === "missing")) isWhole = false;
    else return { ...failed("fault" in changed ? changed.fault : "limit"), cart: list };
  }
  return { ...(isWhole ? { location: cartHref() } : failed("some")), cart: list };
}

/** Adds all products installed in a case. */
const addCase = (visitor: Visitor, fields: Fields, request: Request) =>
  addAll(
    visitor,
    listEquipment(routeId.parse(fields.case)).map(({ product, code, quantity = 1 }) => ({
      product_id: product,
      code,
      quantity,
    })),
    request,
  );

/** Adds all lines of a shared list. */
async function copy(visitor: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const found = checkFields(copyForm, fields);
  const shared = "input" in found ? getSharedList(found.input.copy, new Date()) : undefined;
  if (!shared) return failed("unshared");
  const wanted = shared.lines.map(({ product_id, code, quantity }) => ({ product_id, code, quantity }));
  return addAll(visitor, wanted, request);
}

async function share({ cart }: Visitor, request: Request): Promise<Outcome> {
  const shared = await shareList(cart, countedOf(request));
  if ("token" in shared) return { location: copyHref(shared.token), cart };
  return failed("fault" in shared ? shared.fault : "limit");
}

/** Adds the readable lines of a parts list. */
async function paste({ cart }: Visitor, { list }: Fields, request: Request): Promise<Outcome> {
  if (typeof list !== "string") return failed("empty");
  const done = await pasteToCart(cart, list, countedOf(request));
  if ("pasted" in done) return { location: pastedHref(done.pasted), cart: done.cart };
  if ("paste" in done) return failed(done.paste);
  return failed("fault" in done ? done.fault : "limit");
}

async function name({ cart }: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const found = checkFields(projectForm, fields);
  if ("fault" in found) return failed("project");
  if (cart === undefined) return failed("nothing");
  const refused = await setCartProject(cart, found.input.project, countedOf(request));
  return refused ? failed("limit") : { location: `${CART}#out`, cart };
}

/** Removes or replaces an unread line of a parts list. */
async function settle({ cart }: Visitor, action: UnreadAction, request: Request): Promise<Outcome> {
  const refused = await settleUnread(cart, action, countedOf(request));
  if (!refused) return { location: cartHref(), cart };
  return failed("fault" in refused ? lineFaultOf(refused.fault) : "limit");
}

async function change(
  { cart }: Visitor,
  action: Exclude<CartAction, "add" | "add-case" | "paste" | "project" | "share" | "copy">,
  fields: Fields,
  request: Request,
): Promise<Outcome> {
  const remove = typeof action === "object" ? action.remove : undefined;
  const read = readLines(fields, remove);
  if (!read) return failed("invalid");
  const check = action === "all" ? true : action === "none" ? false : undefined;
  // Invalid fields keep their old value; the other fields of the line are saved.
  const all: CartChange = { lines: read.changes, remove, check, isPartial: true };
  const changed = await changeCart(cart, all, countedOf(request));
  if ("retryAfter" in changed) return failed("limit");
  const refused = [...changed.faults].map(([line, fault]) => ({
    // No fault is reported for a line that is being removed.
    ...(line !== remove && { line }),
    fault: lineFaultOf(fault),
  }));
  const nothing = action === "send" && !changed.isAnyChecked ? [{ fault: "nothing" as const }] : [];
  const faults = [...read.faults, ...refused, ...nothing];
  return { location: action === "send" && faults.length === 0 ? CART_SEND : cartHref(faults), cart };
}

async function outcomeOf(visitor: Visitor, fields: Fields, request: Request): Promise<Outcome> {
  const unread = readUnreadAction(fields.do);
  if (unread) return settle(visitor, unread, request);
  const action = readCartAction(fields.do);
  if (action === undefined) return failed("invalid");
  if (action === "add-case") return addCase(visitor, fields, request);
  if (action === "paste") return paste(visitor, fields, request);
  if (action === "share") return share(visitor, request);
  if (action === "copy") return copy(visitor, fields, request);
  if (action === "project") return name(visitor, fields, request);
  return action === "add" ? add(visitor, fields, request) : change(visitor, action, fields, request);
}

/** The list's form without JavaScript: the same validation; faults are shown on the list's page. */
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
    return seeOther(outcome.location, cartCookies(visitor, outcome.cart));
  },
});
