import { z } from "zod";
import { CART_TEXT } from "@/lib/cart/texts";
import { methods, posted } from "@/lib/http/call";
import { refuse } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(z.object({}), () => refuse(CART_TEXT.pay)),
});
