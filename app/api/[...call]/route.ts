import { z } from "zod";
import { everyMethod, type Method, methods, posted } from "@/lib/http/call";
import { fail, NOT_OPEN, refuse } from "@/lib/http/envelope";
import { plannedMethods } from "@/lib/http/planned-calls";

const notOpen = () => refuse(NOT_OPEN);
const notOpenPosted = posted(z.object({}), notOpen);

/** Calls that SPEC §7 names but whose payload it does not show, and every unknown path. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod((request) => {
  const planned = plannedMethods(new URL(request.url).pathname);
  if (!planned) return fail(404);
  const handlers = planned.map((method) => [method, method === "GET" ? notOpen : notOpenPosted]);
  return methods(Object.fromEntries(handlers))[request.method as Method](request);
});
