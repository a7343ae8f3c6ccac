import { contentCall } from "@/lib/api/call";
import { productAnswer } from "@/app/api/product-answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Product/getDetail",
  ({ id }) => productAnswer(id),
);
