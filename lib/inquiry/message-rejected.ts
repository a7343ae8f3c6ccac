import { perProcess } from "@/lib/per-process";

/** How many messages this process has refused as too many. Next's bundle counts, the server's tells. */
export const rejectedMessages = () => perProcess("rejected-messages", () => ({ count: 0 }));
