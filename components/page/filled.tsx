import { NoBreakText } from "@/components/ui/no-break-text";
import { withFacts } from "@/lib/inquiry/site-facts";

/** A text with addresses and numbers in their places, as links where they lead somewhere. */
export const Filled = ({ text }: { text: string }) =>
  withFacts(text).map((piece, at) => {
    if (typeof piece === "string") return <NoBreakText key={at} text={piece} />;
    return piece.href ? (
      <a key={at} href={piece.href}>
        {piece.text}
      </a>
    ) : (
      piece.text
    );
  });
