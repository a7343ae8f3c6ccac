import { contentCall } from "@/lib/http/call";
import { listData } from "@/lib/routes/paging";
import { listResources } from "./list";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resources/getList",
  async (input) => listData(await listResources(input), input),
);
