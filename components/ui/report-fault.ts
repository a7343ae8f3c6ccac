import type { PartName } from "@/lib/fault-report";
import { FAULT_REPORT } from "@/lib/links/fault-report";

/** Reports a failed script; only the page and the part are sent. */
export const reportFault = (part: PartName) =>
  navigator.sendBeacon(FAULT_REPORT, new URLSearchParams({ page: location.pathname, part }));
