import { listFactory } from "@/db/queries/galleries";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Factory/getList",
  (request) => listData(listFactory(request), request),
);
