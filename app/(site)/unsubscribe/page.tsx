import type { Metadata } from "next";
import { UnsubscribePage } from "@/components/contact/unsubscribe-page";
import { standingOf } from "@/db/queries/inquiry/mailboxes";
import { UNSUBSCRIBE } from "@/lib/inquiry/customer-mail-address";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "停止接收邮件",
    description: "停止接收询价与咨询的通知邮件。",
    path: UNSUBSCRIBE,
    noindex: true,
    nofollow: true,
  });

export default async function Unsubscribe({ searchParams }: PageProps<"/unsubscribe">) {
  const { who = "" } = await readQuery(searchParams);
  return <UnsubscribePage token={who} standing={standingOf(who)} />;
}
