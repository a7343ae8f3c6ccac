import { phrased } from "@/lib/text/phrases";
import { type ClosingCallProps, ClosingCallView } from "./closing-call-view";

/** ClosingCallView with the line breaks of its title marked, which only the server can. */
export const ClosingCall = ({ title, ...rest }: ClosingCallProps) => (
  <ClosingCallView title={phrased(title)} {...rest} />
);
