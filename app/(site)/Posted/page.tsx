import type { Metadata, Route } from "next";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { randomUUID } from "node:crypto";
import { memberOf } from "@/app/api/signed-in";
import { PostedPage } from "@/components/board/posted-page";
import { ClosedPage } from "@/components/page/closed-page";
import { getPost } from "@/db/queries/board/thread";
import { getProduct } from "@/db/queries/products/product-details";
import { POSTED, postedHref, postHref, type Writing } from "@/lib/board/addresses";
import { isPostedFault } from "@/lib/board/results";
import { isSmsOpen } from "@/lib/members/sms-open";
import { loginHref } from "@/lib/members/return-address";
import { CLOSED_PAGES } from "@/lib/links/closed-pages";
import { routeId } from "@/lib/http/params";
import { readQuery } from "@/lib/links/query";
import { closedMetadata } from "@/lib/seo/closed-seo";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

export const generateMetadata = (): Metadata =>
  isSmsOpen()
    ? pageMetadata({
        title: "发布问题、手记与回答",
        description: PAGE_TEXTS.posted.description,
        path: POSTED,
        noindex: true,
        nofollow: true,
      })
    : closedMetadata(CLOSED_PAGES.posted);

/** The purpose of the form; a reply to a post that is not public becomes a new question. */
function writingOf({ speak, stick, kind, product }: Record<string, string>): Writing {
  for (const reply of ["speak", "stick"] as const) {
    const id = routeId.parse(reply === "speak" ? speak : stick);
    const post = getPost(id);
    if (post?.kind === reply && !post.isSeed) return { reply, id };
  }
  const found = getProduct(routeId.parse(product));
  return { kind: kind === "note" ? "stick" : "speak", product: found?.id };
}

function aboutOf(writing: Writing) {
  if ("reply" in writing) {
    const post = getPost(writing.id);
    return post && { label: post.title, href: postHref(post) };
  }
  const product = writing.product === undefined ? undefined : getProduct(writing.product);
  const label = product && [product.model, product.title].filter(Boolean).join(" ");
  return label && product ? { label, href: `/newdetail/${product.id}` } : undefined;
}

export default async function Posted({ searchParams }: PageProps<"/Posted">) {
  const query = await readQuery(searchParams);
  const writing = writingOf(query);
  const member = memberOf({ headers: await headers() });
  if (!member && !isSmsOpen()) return <ClosedPage {...CLOSED_PAGES.posted} />;
  if (!member) redirect(loginHref(postedHref(writing)) as Route);
  const { fault = "" } = query;
  return (
    <PostedPage
      writing={writing}
      about={aboutOf(writing)}
      username={member.username}
      token={randomUUID()}
      fault={isPostedFault(fault) ? fault : undefined}
    />
  );
}
