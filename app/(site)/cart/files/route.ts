import pLimit from "p-limit";
import { packageOf } from "@/app/downloads/package-of";
import { visitorOf } from "@/app/api/visitor-cart";
import { listCartLines } from "@/db/queries/inquiry/carts";
import { getOrder } from "@/db/queries/inquiry/orders";
import { takeFiles } from "@/db/queries/inquiry/rate-limits";
import { write } from "@/db/write";
import { fault, faultStatus, methods } from "@/lib/api/call";
import { joinZips } from "@/lib/downloads/join-zips";
import { fileStem } from "@/lib/downloads/package";
import { checkFields, readFields } from "@/lib/http/posted";
import { seeOther } from "@/lib/http/see-other";
import { countedOf } from "@/lib/http/sender";
import { type CartFault, cartHref } from "@/lib/inquiry/cart-faults";
import { filesForm } from "@/lib/inquiry/cart-form";
import { MOST_PACKED } from "@/lib/inquiry/cart-limits";

/** One product at a time, so that requests for a single data sheet are served in between. */
const oneByOne = pLimit(1);
/** More would time out while waiting. */
const MOST_WAITING = 3;

const toList = (kind: CartFault) => seeOther(cartHref([{ fault: kind }]));

/** The files of each product in its folder. */
async function packed(ids: readonly number[]) {
  const zips: { folder: string; zip: Uint8Array }[] = [];
  for (const id of ids) {
    const found = await packageOf(id);
    if (found) zips.push({ folder: `${fileStem(found.product)}/`, zip: found.zip });
  }
  return joinZips(zips);
}

async function answer(request: Request, number: string): Promise<Response> {
  const lines = number ? (getOrder(number)?.lines ?? []) : listCartLines(visitorOf(request).cart);
  const ids = [...new Set(lines.map(({ product_id }) => product_id))].slice(0, MOST_PACKED);
  if (ids.length === 0) return toList("nothing");
  if (oneByOne.pendingCount >= MOST_WAITING) return toList("busy");
  if (await write(() => takeFiles(countedOf(request), Date.now()))) return toList("limit");
  return new Response(await oneByOne(packed, ids), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="inquiry-files.zip"',
      "cache-control": "private, no-store",
    },
  });
}

/** Data sheets, drawings and register tables of all products of the list, or of a sent one whose number is posted. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number") return fault(fields);
    const found = checkFields(filesForm, fields);
    if ("fault" in found) return fault(400);
    try {
      return await answer(request, found.input.number);
    } catch (error) {
      faultStatus(error, request);
      return toList("busy");
    }
  },
});
