import { SHIPPINGS } from "@/lib/inquiry/shippings";
import { methods } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: () => succeed(SHIPPINGS) });
