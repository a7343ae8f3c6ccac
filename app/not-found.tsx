import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/layout/not-found-help";
import { SiteFrame } from "@/components/layout/site-frame";
import { getCategoryTree } from "@/db/categories";

export const metadata: Metadata = { title: "页面不存在" };

export default function UnknownAddressPage() {
  return (
    <SiteFrame categories={getCategoryTree()}>
      <NotFoundHelp />
    </SiteFrame>
  );
}
