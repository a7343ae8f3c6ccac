import { getProduct } from "@/db/products";
import { postCall } from "@/lib/call";
import { idInput } from "@/lib/params";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(idInput, ({ id }) => {
  const product = getProduct(id);
  if (!product) return undefined;
  // What the site shows beyond the contract's fields stays inside.
  const { model: _model, ordercode: _ordercode, standards: _standards, ...detail } = product;
  return detail;
});
