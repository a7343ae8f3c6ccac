import { listHonours } from "@/db/queries/honours";
import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall("/api/Honor/getList", (request) =>
  listData(listHonours(request), request),
);
