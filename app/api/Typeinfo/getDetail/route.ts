import { getTypeInfo } from "@/db/categories";
import { postCall } from "@/lib/call";
import { idInput } from "@/lib/params";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(idInput, ({ id }) =>
  getTypeInfo(id),
);
