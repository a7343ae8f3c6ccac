import { perRequest } from "./per-request";

/** Static markup of the page being rendered, in order (components/ui/kept.tsx). */
export const keptMarkup = perRequest<unknown[]>("kept-markup");
