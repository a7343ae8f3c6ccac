import { contactHref } from "@/lib/inquiry/contact-address";
import { isSmsOpen } from "@/lib/members/sms-open";
import { postedHref, type Writing } from "./addresses";

/**
 * The way to write: the board's form, or, where nobody can sign in, the contact form.
 * @param label what the link says where there is the form
 * @param about what is asked about, besides a product
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
