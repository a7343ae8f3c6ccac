import { z } from "zod";
import { listHonours } from "@/db/honours";
import { postCall } from "@/lib/call";
import { PAGE_SIZE } from "@/lib/catalog";
import { listData } from "@/lib/paging";
import { typedListInput } from "@/lib/params";

const input = z.object(typedListInput(PAGE_SIZE.honours));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(input, (request) =>
  listData(listHonours(request), request),
);
