import { methods, pathId } from "@/lib/api/call";
import { INVALID, NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { productAnswer } from "@/app/api/product-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => {
    const id = pathId(request);
    if (id === undefined) return refuse(INVALID);
    const product = productAnswer(id);
    return product ? succeed(product) : refuse(NOT_FOUND);
  },
});
