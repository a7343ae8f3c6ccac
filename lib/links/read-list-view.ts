import { perRequest } from "@/lib/per-request";
import type { ReadListView } from "./filters";

/** The list view in the address of the current request, as parsed by the server. */
export const listViewAhead = perRequest<ReadListView>("list-view");
