import type { APIRequestContext } from "@playwright/test";
import { readPage } from "./read-page";

/** The page of a search, as the server sends it. */
export const search = (request: APIRequestContext, searched: string) =>
  readPage(request, `/search?q=${encodeURIComponent(searched)}`);
