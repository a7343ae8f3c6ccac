import { env } from "@/lib/env";

export const isDevelopment = () => process.env.NODE_ENV === "development";

export const isSmsSetUp = () => env().SMS_ACCESS_KEY_ID !== undefined;

/** Whether codes can be delivered; otherwise nobody can sign in. */
export const isSmsOpen = () => isSmsSetUp() || isDevelopment();
