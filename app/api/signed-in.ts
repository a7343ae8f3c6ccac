import { type Member, memberOfToken, type SignedIn } from "@/db/queries/members/sessions";
import { isBehindTls } from "@/lib/env";
import { cookieOf } from "@/lib/http/cookie";
import { refuse } from "@/lib/http/envelope";
import { MEMBER_TEXT, SESSION_DAYS } from "@/lib/members/rules";

/** `__Host-` cookies can only be set by this very host: no other subdomain can sign a visitor in. */
const cookieName = () => (isBehindTls() ? "__Host-session" : "session");

/** The session token of a request, from the header if it is a member's, else from the cookie; `""` without one. */
export function tokenOf(request: Pick<Request, "headers">): string {
  // The browser may have another kind of token stored (SPEC §6), which must not shadow the session cookie.
  const byHeader = request.headers.get("token") ?? "";
  return memberOfToken(byHeader) ? byHeader : cookieOf(request, cookieName());
}

/** The member who sent a request. */
export const memberOf = (request: Pick<Request, "headers">): Member | undefined =>
  memberOfToken(tokenOf(request));

const cookie = (value: string, seconds: number): [string, string] => [
  "set-cookie",
  `${cookieName()}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isBehindTls() ? "; Secure" : ""}; HttpOnly`,
];

/** The cookie that signs in. */
export const sessionCookie = ({ token }: SignedIn) => [cookie(token, SESSION_DAYS * 24 * 3600)];

/** The cookie that signs out. */
export const noSessionCookie = () => [cookie("", 0)];

/** For calls that require a member. */
export function asMember(
  request: Request,
  answer: (member: Member) => Response | Promise<Response>,
): Response | Promise<Response> {
  const member = memberOf(request);
  return member ? answer(member) : refuse(MEMBER_TEXT.nobody);
}
