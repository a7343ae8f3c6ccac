import { getCategoryTree } from "@/db/categories";
import { methods } from "@/lib/call";
import { succeed } from "@/lib/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => succeed(getCategoryTree()),
});
