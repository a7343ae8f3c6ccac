import { z } from "zod";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import { methods, posted } from "@/lib/api/call";
import { refuse } from "@/lib/http/envelope";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(z.object({}), () => refuse(CART_TEXT.pay)),
});
