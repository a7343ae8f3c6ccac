import { visitor } from "@/app/api/test-cart";
import { call } from "@/app/api/test-call";
import { POST } from "./route";

export type Fields = Record<string, string>;

/** A browser without scripts: posts forms, keeps cookies, and follows redirects. */
export function browser() {
  const who = visitor();
  const post = async (fields: Fields | string, headers: Fields = {}) => {
    const { status, headers: told } = await call(POST, fields, {
      path: "/cart/change",
      headers: { "x-forwarded-for": "192.0.2.1", cookie: who.kept.cookie, ...headers },
    });
    const set = told.getSetCookie().map((cookie) => cookie.split(";")[0]);
    if (set.length > 0) who.kept.cookie = set.join("; ");
    return [status, told.get("location")];
  };
  return { ...who, post };
}
