import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/layout/not-found-help";

export const metadata: Metadata = { title: "页面不存在", robots: { index: false, follow: true } };

/**
 * What the server answers, as a 404, to every unknown path and id (server/pages.ts). Not app/not-found.tsx, which Next
 * puts into the payload of each page and renders for unknown ids in the browser only.
 */
export default function UnknownPage() {
  return <NotFoundHelp />;
}
