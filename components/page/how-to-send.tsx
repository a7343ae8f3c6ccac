import { CONTACT } from "@/lib/inquiry/contact-address";
import { asksToSend, HOW_TO_SEND, SEND_ANCHOR } from "@/lib/inquiry/sending";
import { Filled } from "./filled";

type Props = {
  /** The text before it. */
  after: string;
  className?: string | undefined;
};

/** How to send photos or data, if the text before asks for any. */
export const HowToSend = ({ after, className }: Props) =>
  asksToSend(after) && (
    <p className={className}>
      <Filled text={HOW_TO_SEND.text} />
      <a href={`${CONTACT}#${SEND_ANCHOR}`}>{HOW_TO_SEND.link}</a>。
    </p>
  );
