import { MESSAGE_MAX, NOT_IN_LINE } from "@/lib/inquiry/message-rules";
import { SITE } from "@/lib/site";

/** Rules of signing in that browser and server share (CONTRACT §6). */

export const LOGIN = "/login";
/** Where the form of a browser without script is sent; the answer leads back. */
export const LOGIN_SEND = "/login/send";

export const NAME_LENGTH = { least: 2, most: 20 } as const;
export const CODE_LENGTH = 6;
export const CODE_PATTERN = `\\s*\\d{${CODE_LENGTH}}\\s*`;
/** A code is good for so long, for one right and fewer than so many wrong entries; another is sent after so long at the earliest. */
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

/** Letters as they look, so that a name is not taken for another by spaces or wide letters. */
const plain = (name: string) => name.normalize("NFKC").replace(/\s/g, "").toLowerCase();

/** A name of one's own: one line of 2 to 20 characters that is not taken for the company's, and holds no phone number. */
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

/** Longest text of the field that a phone is typed into, with the spaces that people put in. */
export const PHONE_FIELD = 20;
export const TOKEN_MAX = MESSAGE_MAX.token;
