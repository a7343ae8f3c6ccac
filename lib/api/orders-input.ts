import { z } from "zod";
import { PAGE_SIZE } from "@/lib/constants";
import { listInput } from "@/lib/http/params";

/** What the list of a visitor's orders takes in its query. */
export const ordersInput = z.object(listInput(PAGE_SIZE.products));
