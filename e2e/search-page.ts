import type { APIRequestContext } from "@playwright/test";
import { readPage } from "./read-page";

/** The served page of a search. */
export const search = (request: APIRequestContext, searched: string) =>
  readPage(request, `/search?q=${encodeURIComponent(searched)}`);
