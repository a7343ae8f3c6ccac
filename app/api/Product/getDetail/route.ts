import { getProduct } from "@/db/products";
import { postCall } from "@/lib/call";
import { idInput } from "@/lib/params";

/** The site shows more of a product than the contract's fields. */
const FIELDS = [
  ...(["id", "type", "typename", "title", "image", "images", "displaymode", "basicfunction"] as const),
  ...(["optionalfunction", "shapesize", "openingsize", "Installationmethod", "deepin"] as const),
  ...(["applicationscope", "maincontent", "wirecontent"] as const),
];

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(idInput, ({ id }) => {
  const product = getProduct(id);
  return product && Object.fromEntries(FIELDS.map((field) => [field, product[field]]));
});
