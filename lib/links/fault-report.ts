/** Where browsers report a script that failed. */
export const FAULT_REPORT = "/api/Report/script";
