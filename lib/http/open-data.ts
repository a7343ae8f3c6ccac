/** CORS header for published data and the API document, which scripts of any site may read. */
export const OPEN_DATA = { "access-control-allow-origin": "*" } as const;
