import { listSolutions } from "@/db/queries/solutions";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resolve/getList",
  (request) => listData(listSolutions(request), request),
);
