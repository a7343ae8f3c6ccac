import { asMember, noSessionCookie } from "@/app/api/signed-in";
import { deleteMember } from "@/db/queries/inquiry/member-deleting";
import { methods, posted } from "@/lib/api/call";
import { succeed } from "@/lib/http/envelope";
import { deleteForm } from "@/lib/members/form";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: posted(deleteForm, ({ texts }, request) =>
    asMember(request, async ({ id }) => {
      await deleteMember(id, texts);
      return succeed(null, "", noSessionCookie());
    }),
  ),
});
