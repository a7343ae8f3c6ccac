import { listBanners } from "@/db/queries/company/galleries";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Banner/getList",
  (request) => listData(listBanners(request), request),
);
