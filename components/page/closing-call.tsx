import { phrased } from "@/lib/text/phrases";
import { type ClosingCallProps, ClosingCallView } from "./closing-call-view";

/** The end of a page, its question broken between words alone. */
export const ClosingCall = ({ title, ...rest }: ClosingCallProps) => (
  <ClosingCallView title={phrased(title)} {...rest} />
);
