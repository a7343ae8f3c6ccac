import { env } from "@/lib/env";

export const isDevelopment = () => process.env.NODE_ENV === "development";

export const isSmsSetUp = () => env().SMS_ACCESS_KEY_ID !== undefined;

/** Whether a code can reach anybody: nobody signs in otherwise. */
export const isSmsOpen = () => isSmsSetUp() || isDevelopment();
