import { CONTACT } from "@/lib/inquiry/contact-address";
import { asksToSend, HOW_TO_SEND, SEND_ANCHOR } from "@/lib/inquiry/sending";
import { Filled } from "./filled";

type Props = {
  /** What is said before it. */
  after: string;
  className?: string | undefined;
};

/** After a text that asks for photos or data: how they are sent. */
export const HowToSend = ({ after, className }: Props) =>
  asksToSend(after) && (
    <p className={className}>
      <Filled text={HOW_TO_SEND.text} />
      <a href={`${CONTACT}#${SEND_ANCHOR}`}>{HOW_TO_SEND.link}</a>。
    </p>
  );
