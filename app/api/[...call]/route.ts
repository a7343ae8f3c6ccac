import { methods } from "@/lib/call";
import { fail, NOT_OPEN, refuse } from "@/lib/envelope";
import { plannedMethods } from "@/lib/planned-calls";

const answer = (request: Request) => {
  const planned = plannedMethods(new URL(request.url).pathname);
  if (planned.length === 0) return fail(404);
  return planned.includes(request.method)
    ? refuse(NOT_OPEN)
    : fail(405, { allow: [...planned, "OPTIONS"].join(", ") });
};

/** Calls that SPEC §7 names but whose payload it does not show, and every unknown path. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: answer,
  HEAD: answer,
  POST: answer,
  PUT: answer,
  PATCH: answer,
  DELETE: answer,
  OPTIONS: answer,
});
