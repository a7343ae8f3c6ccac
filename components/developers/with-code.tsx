import { Whole } from "@/components/ui/whole";

/** Text in which words between ` are code. */
export const withCode = (text: string) =>
  text
    .split("`")
    .map((part, at) => (at % 2 === 0 ? <Whole key={at} text={part} /> : <code key={at}>{part}</code>));
