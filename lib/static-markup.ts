import { perRequest } from "./per-request";

/** Static markup of the page being rendered, in order (components/ui/static-markup.tsx). */
export const staticMarkup = perRequest<unknown[]>("static-markup");
