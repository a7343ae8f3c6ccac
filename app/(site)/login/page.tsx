import type { Metadata } from "next";
import { headers } from "next/headers";
import { memberOf } from "@/app/api/signed-in";
import { warmSms } from "@/app/api/sms";
import { isSmsOpen } from "@/lib/members/sms-open";
import { LoginPage } from "@/components/member/login-page";
import { ClosedPage } from "@/components/page/closed-page";
import { cookieOf } from "@/lib/http/cookie";
import { isLoginResult } from "@/lib/members/login-result";
import { PHONE_COOKIE } from "@/lib/members/phone-cookie";
import { readReturn } from "@/lib/members/return-address";
import { LOGIN } from "@/lib/members/rules";
import { CLOSED_PAGES } from "@/lib/links/closed-pages";
import { readQuery } from "@/lib/links/query";
import { closedMetadata } from "@/lib/seo/closed-seo";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

export const generateMetadata = (): Metadata =>
  isSmsOpen()
    ? pageMetadata({
        title: CLOSED_PAGES.login.title,
        description: PAGE_TEXTS.login.description,
        path: LOGIN,
        noindex: true,
        nofollow: true,
      })
    : closedMetadata(CLOSED_PAGES.login);

export default async function Login({ searchParams }: PageProps<"/login">) {
  const { to = "", result = "" } = await readQuery(searchParams);
  const request = { headers: await headers() };
  const member = memberOf(request);
  if (!isSmsOpen() && !member) return <ClosedPage {...CLOSED_PAGES.login} />;
  if (!member) warmSms();
  return (
    <LoginPage
      username={member?.username}
      to={readReturn(to)}
      result={isLoginResult(result) ? result : undefined}
      phone={cookieOf(request, PHONE_COOKIE)}
    />
  );
}
