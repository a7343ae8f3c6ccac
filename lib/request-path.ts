import { perRequest } from "./per-request";

/** The path of the page being rendered, which a layout of Next does not get. */
export const requestPath = perRequest<string>("request-path");
