import type { Metadata } from "next";
import { NotFoundHelp } from "@/components/layout/not-found-help";

export const metadata: Metadata = { title: "页面不存在" };

export default function UnknownPage() {
  return <NotFoundHelp />;
}
