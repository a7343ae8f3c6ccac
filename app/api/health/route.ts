import { methods } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";

/** Liveness: the process responds. Does not touch the database, so that a full disk never restarts a server that still serves pages. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: () => succeed("ok") });
