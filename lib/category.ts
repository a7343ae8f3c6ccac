/** The category tree in the API's shape: children of the first level are `lists`, of the second `listss` (SPEC §3). */
export type Grade3 = { id: number; name: string; pid: number };
export type Grade2 = Grade3 & { listss: Grade3[] };
export type Category = Grade3 & { lists: Grade2[] };
