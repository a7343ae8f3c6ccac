import { perProcess } from "@/lib/per-process";

/** Messages refused by rate limits in this process: counted in the bundle of Next, exported as a metric by the server. */
export const rejectedMessages = () => perProcess("rejected-messages", () => ({ count: 0 }));
