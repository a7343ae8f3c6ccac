import { contentCall } from "@/lib/api/call";
import { listData } from "@/lib/links/paging";
import { listResources } from "./list";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resources/getList",
  async (input) => listData(await listResources(input), input),
);
