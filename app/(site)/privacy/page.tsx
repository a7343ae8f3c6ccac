import type { Metadata } from "next";
import { PrivacyNotice } from "@/components/contact/privacy-notice";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "个人信息处理说明",
    description: PAGE_TEXTS.privacy.description,
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
