import { z } from "zod";
import { listNews } from "@/db/news";
import { postCall } from "@/lib/call";
import { PAGE_SIZE } from "@/lib/catalog";
import { listData } from "@/lib/paging";
import { typedListInput } from "@/lib/params";

const input = z.object(typedListInput(PAGE_SIZE.news));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(input, (request) =>
  listData(listNews(request), request),
);
