import { perRequest } from "./per-request";

/** Of the page that is made: markup that no script changes, in the order of its places (components/ui/kept.tsx). */
export const keptMarkup = perRequest<unknown[]>("kept-markup");
