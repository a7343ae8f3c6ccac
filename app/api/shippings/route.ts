import { SHIPPINGS } from "@/lib/cart/shippings";
import { methods } from "@/lib/http/call";
import { succeed } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: () => succeed(SHIPPINGS) });
