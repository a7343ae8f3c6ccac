import { SITE } from "@/lib/site";

export const SECURITY_TXT = "/.well-known/security.txt";

const VALID_MONTHS = 11;

/** security.txt (RFC 9116). It expires in less than a year, so that the file of an abandoned site becomes invalid. */
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
