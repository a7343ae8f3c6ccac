import { setMails } from "@/db/queries/inquiry/mailboxes";
import { fault, methods } from "@/lib/api/call";
import { NOT_FOUND, refuse, succeed } from "@/lib/http/envelope";
import { readFields } from "@/lib/http/posted";
import { seeOther } from "@/lib/http/see-other";
import { AGAIN, STOP_TOKEN, stopHref } from "@/lib/inquiry/customer-mail-address";

const tokenOf = ({ url }: Request) => {
  const who = new URL(url).searchParams.get("who") ?? "";
  return STOP_TOKEN.test(who) ? who : "";
};

const toPage = (token: string) => seeOther(stopHref(token));

/**
 * Unsubscribes a mail address: for the page's button, which redirects back, and for one-click unsubscribe of mail programs
 * (RFC 8058), which follow no redirect. Another button resubscribes. A GET leads to the page and changes nothing.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: (request) => toPage(tokenOf(request)),
  POST: async (request) => {
    const fields = await readFields(request);
    if (typeof fields === "number") return fault(fields);
    const token = tokenOf(request);
    const isProgram = fields["List-Unsubscribe"] !== undefined;
    const isAgain = !isProgram && fields[AGAIN.name] === AGAIN.value;
    const isOurs = await setMails(token, isAgain ? "open" : "stopped");
    if (!isProgram) return toPage(token);
    return isOurs ? succeed(null) : refuse(NOT_FOUND);
  },
});
