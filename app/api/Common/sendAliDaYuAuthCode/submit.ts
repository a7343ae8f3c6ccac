import { sendSms } from "@/app/api/sms";
import { isSmsOpen } from "@/lib/members/sms-open";
import { makeCode } from "@/db/queries/members/sign-in-codes";
import { faultStatus } from "@/lib/api/call";
import { countedOf } from "@/lib/http/sender";

/** The result of requesting a code. */
export type CodeOutcome = "sent" | "closed" | "failed" | { retryAfter: number };

/** Sends a code to a phone, registered or not. Shared by the API and the form without JavaScript. */
export async function submitCode(phone: string, request: Request): Promise<CodeOutcome> {
  if (!isSmsOpen()) return "closed";
  const made = await makeCode(phone, countedOf(request));
  if ("retryAfter" in made) return made;
  try {
    await sendSms(phone, made.code);
    return "sent";
  } catch (error) {
    faultStatus(error, request);
    return "failed";
  }
}
