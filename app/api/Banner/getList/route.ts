import { listBanners } from "@/db/queries/galleries";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Banner/getList",
  (request) => listData(listBanners(request), request),
);
