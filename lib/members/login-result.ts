import { FAULTS, INVALID } from "@/lib/http/envelope";
import { MESSAGE_TEXT } from "@/lib/inquiry/message-rules";
import { LOGIN, MEMBER_TEXT } from "./rules";

/** Results of the sign-in forms in the URL, for browsers without scripts: `?result=…`. */
export const LOGIN_RESULT = {
  sent: MEMBER_TEXT.sent,
  closed: MEMBER_TEXT.closed,
  code: MEMBER_TEXT.code,
  phone: MESSAGE_TEXT.phone,
  name: "称呼不能用：请填 2 至 20 个字，不含号码，不冒用本公司的名义",
  invalid: INVALID,
  limit: FAULTS[429],
  busy: FAULTS[503],
  out: "已退出登录",
  gone: "账号已注销",
} as const;

export type LoginResult = keyof typeof LOGIN_RESULT;

export const isLoginResult = (value: string): value is LoginResult => Object.hasOwn(LOGIN_RESULT, value);

export function loginResultHref(result: LoginResult, to: string): string {
  const query = new URLSearchParams({ result, ...(to !== "" && { to }) });
  return `${LOGIN}?${query}`;
}
