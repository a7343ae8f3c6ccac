import type { PartName } from "@/lib/fault-report";
import { FAULT_REPORT } from "@/lib/links/fault-report";

/** Counts a script that failed: on which page, in which part; nothing else is sent. */
export const reportFault = (part: PartName) =>
  navigator.sendBeacon(FAULT_REPORT, new URLSearchParams({ page: location.pathname, part }));
