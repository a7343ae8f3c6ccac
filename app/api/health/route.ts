import { methods } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";

/** Alive: the process answers. Asks no store, so that a full disk never restarts a server that still serves pages. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: () => succeed("ok") });
