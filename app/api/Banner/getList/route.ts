import { z } from "zod";
import { listBanners } from "@/db/galleries";
import { postCall } from "@/lib/call";
import { PAGE_SIZE } from "@/lib/catalog";
import { listData } from "@/lib/paging";
import { listInput } from "@/lib/params";

const input = z.object(listInput(PAGE_SIZE.banners));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(input, (request) =>
  listData(listBanners(request), request),
);
