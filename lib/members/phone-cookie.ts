import { isBehindTls } from "@/lib/env";
import { CODE_MINUTES, LOGIN } from "./rules";

/** For browsers without scripts: keeps the phone number from requesting a code until it is entered. */
export const PHONE_COOKIE = "signin";

export function phoneCookie(phone: string): [string, string] {
  const seconds = phone === "" ? 0 : CODE_MINUTES * 60;
  const secure = isBehindTls() ? "; Secure" : "";
  return [
    "set-cookie",
    `${PHONE_COOKIE}=${phone}; Path=${LOGIN}; Max-Age=${seconds}; SameSite=Lax${secure}; HttpOnly`,
  ];
}
