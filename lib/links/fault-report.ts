/** The address to which browsers report failed scripts. */
export const FAULT_REPORT = "/api/Report/script";
