import { NoBreakText } from "@/components/ui/no-break-text";

/** Text in which words between backticks are code. */
export const withCode = (text: string) =>
  text
    .split("`")
    .map((part, at) => (at % 2 === 0 ? <NoBreakText key={at} text={part} /> : <code key={at}>{part}</code>));
