import { absoluteUrl } from "@/lib/seo/page-metadata";
import { SECURITY_TXT, securityTxt } from "@/lib/seo/security-txt";

export const dynamic = "force-dynamic";

/** Whom to tell of a weakness; at its address by a rewrite of next.config.ts. */
export const GET = () =>
  new Response(securityTxt(absoluteUrl(SECURITY_TXT), new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
