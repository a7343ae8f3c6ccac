import { env } from "@/lib/env";
import { CODE_MINUTES, LOGIN } from "./rules";

/** Between asking for a code and entering it, a browser without script keeps the phone that was typed. */
export const PHONE_COOKIE = "signin";

export function phoneCookie(phone: string): [string, string] {
  const seconds = phone === "" ? 0 : CODE_MINUTES * 60;
  const secure = env().SITE_URL.startsWith("https:") ? "; Secure" : "";
  return [
    "set-cookie",
    `${PHONE_COOKIE}=${phone}; Path=${LOGIN}; Max-Age=${seconds}; SameSite=Lax${secure}; HttpOnly`,
  ];
}
