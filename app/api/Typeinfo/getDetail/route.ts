import { getTypeInfo } from "@/db/queries/categories/categories";
import { contentCall } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Typeinfo/getDetail",
  ({ id }) => getTypeInfo(id),
);
