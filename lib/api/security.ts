import { MEMBER_TEXT } from "@/lib/members/rules";
import type { Call } from "./documented-call";

/** How callers are identified. Nothing requires a key: without any of these, a caller has no list and is not signed in. */
export const SECURITY_SCHEMES = {
  listToken: {
    ...{ type: "apiKey", name: "token", in: "header" },
    description:
      "询价单的凭证，即第一次答复里的 data.token，给没有 Cookie 的客户端；与 Cookie 都有时以它为准，不是本站给出的等于没有。与提交内容里的字段 token 无关",
  },
  listCookie: {
    ...{ type: "apiKey", name: "list", in: "cookie" },
    description: "本站给浏览器的询价单凭证；加密连接下名为 __Host-list",
  },
  memberToken: {
    ...{ type: "apiKey", name: "token", in: "header" },
    description: "登录的凭证，即登录的答复里的 data.token，给没有 Cookie 的客户端；是有效的凭证时以它为准",
  },
  memberCookie: {
    ...{ type: "apiKey", name: "session", in: "cookie" },
    description: "本站给浏览器的登录凭证；加密连接下名为 __Host-session",
  },
  user: {
    ...{ type: "apiKey", name: "userId", in: "cookie" },
    description: "小程序里用户的编号；没有时当作没有登录的访客",
  },
} as const;

type Requirement = Partial<Record<keyof typeof SECURITY_SCHEMES, []>>;

const LIST: readonly Requirement[] = [{ listToken: [] }, { listCookie: [] }];
const MEMBER: readonly Requirement[] = [{ memberToken: [] }, { memberCookie: [] }];

/** The alternative schemes of a call; undefined if it does not identify callers. */
export function securityOf({ readsUser, readsCart, readsMember, refusals }: Call) {
  if (readsUser) return [...MEMBER, { user: [] }, {}];
  if (readsCart) return [...LIST, {}];
  if (readsMember) return refusals.includes(MEMBER_TEXT.nobody) ? MEMBER : [...MEMBER, {}];
  return undefined;
}
