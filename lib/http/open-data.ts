/** Of what pages of any other site may read: published data and the document of the calls, which are everybody's. */
export const OPEN_DATA = { "access-control-allow-origin": "*" } as const;
