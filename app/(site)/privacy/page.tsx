import type { Metadata } from "next";
import { PrivacyNotice } from "@/components/contact/privacy-notice";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { pageMetadata } from "@/lib/seo/page-metadata";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "个人信息处理说明",
    description: "在线咨询时谁处理您的个人信息、为什么、处理哪些、保存多久，以及怎样查阅、更正与删除。",
    path: "/privacy",
  });
}

export default function PrivacyPage() {
  return (
    <>
      <BreadcrumbBar label="个人信息处理说明" path="/privacy" />
      <PrivacyNotice />
    </>
  );
}
