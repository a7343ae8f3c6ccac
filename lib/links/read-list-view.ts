import { perRequest } from "@/lib/per-request";
import type { ReadListView } from "./filters";

/** How the address of a request asks for its list to be looked at, as the server has read it. */
export const listViewAhead = perRequest<ReadListView>("list-view");
