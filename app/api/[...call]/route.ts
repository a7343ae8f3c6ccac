import { z } from "zod";
import { everyMethod, type Method, methods, posted } from "@/lib/http/call";
import { fail, NOT_OPEN, refuse } from "@/lib/http/envelope";
import { PLANNED_CALLS } from "@/lib/http/planned-calls";

const planned = methods({ POST: posted(z.object({}), () => refuse(NOT_OPEN)) });

/** Calls that exist as paths only (lib/http/planned-calls.ts), and every unknown path. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod((request) =>
  PLANNED_CALLS.includes(new URL(request.url).pathname)
    ? planned[request.method as Method](request)
    : fail(404),
);
