/**
 * How large the files of a product are at most, in KB; a test reads them all (datasheet/package.test.ts). Limits and not the
 * sizes themselves: a file is made when it is first asked for, and a page of the list would make 24 of each to weigh them.
 */
export const FILE_MOST_KB = { dxf: 45, svg: 10, csv: 15, json: 35 } as const;
