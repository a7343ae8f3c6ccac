import { NoBreakText } from "@/components/ui/no-break-text";
import { withFacts } from "@/lib/inquiry/site-facts";

/** A text with its placeholders filled in, as links if they have an address. */
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
