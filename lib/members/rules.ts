import { MESSAGE_MAX, NOT_IN_LINE } from "@/lib/inquiry/message-rules";
import { SITE } from "@/lib/site";

/** Rules of signing in, shared by browser and server (CONTRACT §6). */

export const LOGIN = "/login";
/** The target of the forms without scripts; it redirects back. */
export const LOGIN_SEND = "/login/send";

export const NAME_LENGTH = { least: 2, most: 20 } as const;
export const CODE_LENGTH = 6;
export const CODE_PATTERN = `\\s*\\d{${CODE_LENGTH}}\\s*`;
/** The lifetime of a code, the number of wrong entries that void it, and the wait before the next request. */
export const CODE_MINUTES = 10;
export const MOST_TRIES = 5;
export const CODE_PAUSE_S = 60;
export const SESSION_DAYS = 30;

export const MEMBER_TEXT = {
  sent: "验证码已发送",
  closed: "短信服务未开通",
  code: "验证码错误或已失效",
  nobody: "请先登录",
} as const;

/** Normalizes a name, so that spaces or full-width letters cannot disguise it. */
const plain = (name: string) => name.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** A valid name: one line of 2 to 20 characters, which does not resemble the company's name and has no phone number. */
export function isMemberName(name: string): boolean {
  const letters = [...name].length;
  const looks = plain(name);
  return (
    letters >= NAME_LENGTH.least &&
    letters <= NAME_LENGTH.most &&
    !NOT_IN_LINE.test(name) &&
    /[\p{L}\p{N}]/u.test(name) &&
    !/\d{7}/.test(looks) &&
    !SITE.reservedNames.some((reserved) => looks.includes(plain(reserved)))
  );
}

/** The maximum length of the phone field, including spaces. */
export const PHONE_FIELD = 20;
export const TOKEN_MAX = MESSAGE_MAX.token;
