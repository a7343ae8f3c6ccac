import { getTypeInfo } from "@/db/queries/categories";
import { contentCall } from "@/lib/http/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Typeinfo/getDetail",
  ({ id }) => getTypeInfo(id),
);
