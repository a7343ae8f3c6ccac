import { z } from "zod";
import { PAGE_SIZE } from "@/lib/constants";
import { listInput } from "@/lib/http/params";

/** The query of the list of a visitor's orders. */
export const ordersInput = z.object(listInput(PAGE_SIZE.products));
