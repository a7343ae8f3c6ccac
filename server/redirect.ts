import { makeAnswer } from "./answer";
import { DATA_HEADERS } from "./security-headers";

/** Leads to another address; for good save for 307. */
export const redirect = (status: 301 | 307 | 308, location: string, caching = "public, max-age=300") =>
  makeAnswer(status, { ...DATA_HEADERS, "Cache-Control": caching, Location: location }, Buffer.alloc(0));
