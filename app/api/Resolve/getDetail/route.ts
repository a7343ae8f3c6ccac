import { getSolution } from "@/db/queries/articles/solutions";
import { contentCall } from "@/lib/api/call";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resolve/getDetail",
  ({ id }) => {
    const solution = getSolution(id);
    if (!solution) return undefined;
    const { type: _type, createtime: _createtime, updatetime: _updatetime, ...detail } = solution;
    return detail;
  },
);
