import { contactHref } from "@/lib/inquiry/contact-address";
import { isSmsOpen } from "@/lib/members/sms-open";
import { postedHref, type Writing } from "./addresses";

/**
 * The link to the form of the board, or to the contact form if nobody can sign in.
 * @param label the label of the link to the board
 * @param about the subject, in addition to a product
 */
export const writeLink = (writing: Writing, label: string, about = "") =>
  isSmsOpen()
    ? { href: postedHref(writing), label }
    : {
        href: contactHref({
          products: "product" in writing && writing.product !== undefined ? [writing.product] : [],
          about,
        }),
        label: "在线咨询",
      };
