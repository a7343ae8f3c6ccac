import { getSolution } from "@/db/queries/articles/solutions";
import { contractFields } from "@/app/api/contract-fields";
import { contentCall } from "@/lib/api/call";
import { solutionDetail } from "@/lib/api/call-answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = contentCall(
  "/api/Resolve/getDetail",
  ({ id }) => {
    const solution = getSolution(id);
    return solution && contractFields(solutionDetail, solution);
  },
);
