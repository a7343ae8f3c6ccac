/**
 * The maximum size of a product's files in KB, which a test checks (datasheet/package.test.ts). Limits instead of real
 * sizes, as files are generated on first request: a page of the list would have to generate 24 of each.
 */
export const FILE_MOST_KB = { dxf: 45, svg: 10, csv: 15, json: 35 } as const;
