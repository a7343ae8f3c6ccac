import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/layout/not-found-help";

export const metadata: Metadata = { title: "页面不存在", robots: { index: false, follow: true } };

/**
 * The body of every 404 (server/pages.ts). Not in app/not-found.tsx, which Next adds to the RSC payload of every page and,
 * for unknown ids, renders in the browser only.
 */
export default function UnknownPage() {
  return <NotFoundHelp />;
}
