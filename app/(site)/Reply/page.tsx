import type { Metadata, Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { memberOf } from "@/app/api/signed-in";
import { ReplyPage } from "@/components/board/reply-page";
import { ClosedPage } from "@/components/page/closed-page";
import { listFollowed, listOwnPosts, listOwnReplies, listRepliesToOwn } from "@/db/queries/board/own";
import { isReplyResult } from "@/lib/board/results";
import { MAX_LIMIT } from "@/lib/constants";
import { pageNumber } from "@/lib/http/params";
import { isSmsOpen } from "@/lib/members/sms-open";
import { loginHref, REPLY } from "@/lib/members/return-address";
import { CLOSED_PAGES } from "@/lib/links/closed-pages";
import { readQuery } from "@/lib/links/query";
import { closedMetadata } from "@/lib/seo/closed-seo";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = (): Metadata =>
  isSmsOpen()
    ? pageMetadata({
        title: "我的问答",
        description: "别人给我的回答，我发布的内容与审核状态，我的数据。",
        path: REPLY,
        noindex: true,
        nofollow: true,
      })
    : closedMetadata(CLOSED_PAGES.reply);

export default async function Reply({ searchParams }: PageProps<"/Reply">) {
  const { result = "", page: asked } = await readQuery(searchParams);
  const member = memberOf({ headers: await headers() });
  if (!member && !isSmsOpen()) return <ClosedPage {...CLOSED_PAGES.reply} />;
  if (!member) redirect(loginHref(REPLY) as Route);
  const { id, username } = member;
  const page = { page: pageNumber.parse(asked), limit: MAX_LIMIT };
  return (
    <ReplyPage
      username={username}
      result={isReplyResult(result) ? result : undefined}
      page={page}
      toMe={listRepliesToOwn(id, page)}
      questions={listOwnPosts(id, "speak", page)}
      notes={listOwnPosts(id, "stick", page)}
      replies={listOwnReplies(id, page)}
      followed={listFollowed(id, page)}
    />
  );
}
