import { listSolutions } from "@/db/queries/articles/solutions";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resolve/getList",
  (request) => listData(listSolutions(request), request),
);
