import { SITE } from "@/lib/site";

export const SECURITY_TXT = "/.well-known/security.txt";

const VALID_MONTHS = 11;

/** RFC 9116. It says until when it holds, less than a year ahead: a site that nobody restarts any more runs out. */
export function securityTxt(address: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1));
  return [
    `Contact: mailto:${SITE.serviceEmail}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: zh, en",
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
