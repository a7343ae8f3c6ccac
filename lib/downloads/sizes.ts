/** How large the files of a product are at most, in KB; a test reads them all (datasheet/package.test.ts). */
export const FILE_MOST_KB = { dxf: 40, svg: 10, csv: 15, json: 35 } as const;
