import { listLeaders } from "@/db/queries/galleries";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Leader/getList",
  (request) => listData(listLeaders(request), request),
);
