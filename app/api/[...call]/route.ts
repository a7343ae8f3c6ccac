import { everyMethod } from "@/lib/api/call";
import { fail } from "@/lib/http/envelope";

/** Answers unknown paths. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(() => fail(404));
