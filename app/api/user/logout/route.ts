import { asMember, noSessionCookie, tokenOf } from "@/app/api/signed-in";
import { signOut } from "@/db/queries/members/sessions";
import { methods, posted } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { logoutForm } from "@/lib/members/form";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(logoutForm, ({ all }, request) =>
    asMember(request, async () => {
      await signOut(tokenOf(request), all);
      return succeed(null, "", noSessionCookie());
    }),
  ),
});
