import { suggest } from "@/db/queries/search/suggest";
import { methods } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { suggestInput } from "@/lib/api/suggest-input";
import { valueOf } from "@/lib/links/query";

/** Cached by the browser only: on the server the number of possible inputs is unbounded, and answering is fast. */
const KEPT_BY_BROWSERS = { "cache-control": "private, max-age=300" };

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request) => {
    const { q } = suggestInput.parse({ q: valueOf("q", new URL(request.url).searchParams.getAll("q")) });
    return succeed(await suggest(q), "", KEPT_BY_BROWSERS);
  },
});
