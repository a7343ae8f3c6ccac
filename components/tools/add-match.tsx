import { AddToCart } from "@/components/cart/add-to-cart";
import { ButtonLink } from "@/components/ui/button-link";
import { MAX_NOTE } from "@/lib/inquiry/cart-limits";
import { contactHref } from "@/lib/inquiry/contact-address";
import type { Match } from "@/lib/tools/answer";

/** The calculation, as the note of the line. */
const noteOf = (note: string) => [...`按计算：${note}`].slice(0, MAX_NOTE).join("");

/** The same for the contact form: the possible product, and its condition. */
const aboutOf = ({ model, amount, when, note }: Match) =>
  `按计算：${[`${model} ${amount}`, when, note].filter(Boolean).join("；")}`;

/**
 * Adds the calculator's choice to the list, with its quantity and the calculation as a note. A product that is only decided
 * on site links to the contact form instead; one that does not meet the demand has no action.
 */
export function AddMatch({ match }: { match: Match }) {
  const { id, model, code, pieces, note } = match;
  if (match.lacks) return null;
  if (match.isUndecided)
    return (
      <ButtonLink
        href={contactHref({ about: aboutOf(match) })}
        rel="nofollow"
        variant="ghost"
        icon="chat"
        className="no-print"
      >
        咨询工程师<span className="visually-hidden">{` ${model}`}</span>
      </ButtonLink>
    );
  return (
    <AddToCart
      product={id}
      code={code}
      quantity={pieces}
      note={noteOf(note)}
      name={model}
      variant="ghost"
      className="no-print"
    />
  );
}
