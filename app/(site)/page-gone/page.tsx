import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/layout/not-found-help";

export const metadata: Metadata = { title: "页面已经撤下", robots: { index: false, follow: true } };

/** The body of every 410: URLs whose content was withdrawn (db/content/site/redirects.json). */
export default function GonePage() {
  return (
    <NotFoundHelp
      code={410}
      title="页面已经撤下"
      text="这个地址的内容已经撤下，不再提供。可以搜索，或从下面的栏目继续。"
    />
  );
}
