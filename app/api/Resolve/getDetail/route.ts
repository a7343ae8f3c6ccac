import { getSolution } from "@/db/solutions";
import { postCall } from "@/lib/call";
import { idInput } from "@/lib/params";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = postCall(idInput, ({ id }) => {
  const solution = getSolution(id);
  if (!solution) return undefined;
  const { type: _type, ...detail } = solution;
  return detail;
});
