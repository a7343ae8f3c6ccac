import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SECURITY_TXT, securityTxt } from "@/lib/seo/security-txt";

export const dynamic = "force-dynamic";

/** The contact for reporting vulnerabilities (RFC 9116); next.config.ts rewrites its well-known address. */
export const GET = () =>
  new Response(securityTxt(absoluteUrl(SECURITY_TXT), new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
