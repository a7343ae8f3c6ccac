import { listHonours } from "@/db/queries/company/honours";
import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall("/api/Honor/getList", (request) =>
  listData(listHonours(request), request),
);
