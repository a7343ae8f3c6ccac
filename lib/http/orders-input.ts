import { z } from "zod";
import { PAGE_SIZE } from "@/lib/catalog";
import { listInput } from "@/lib/routes/params";

/** What the list of a visitor's orders takes in its query. */
export const ordersInput = z.object(listInput(PAGE_SIZE.products));
