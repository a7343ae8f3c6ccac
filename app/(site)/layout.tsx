import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { getCategoryTree } from "@/db/categories";

export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame categories={getCategoryTree()}>{children}</SiteFrame>;
}
