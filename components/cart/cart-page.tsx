import { PlainHead } from "@/components/page/plain-head";
import { Container } from "@/components/ui/container";
import { withPictures } from "@/components/ui/picture";
import type { CartLine } from "@/db/queries/inquiry/carts";
import type { Family } from "@/db/queries/categories/families";
import type { UnreadLine } from "@/db/queries/inquiry/unread-lines";
import type { Faulty } from "@/lib/inquiry/cart-faults";
import { CART } from "@/lib/inquiry/cart-limits";
import type { Pasted } from "@/lib/inquiry/pasted";
import type { Page } from "@/lib/links/paging";
import styles from "./cart.module.css";
import { CartForm } from "./cart-form";
import type { ProductNotes } from "./cart-line";
import { EmptyCart } from "./empty-cart";
import { ListOut } from "./list-out";
import { PasteList, PasteOutcome } from "./paste-list";
import { type SentOrder, SentOrders } from "./sent-orders";
import { UnreadLines } from "./unread-lines";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { filled } from "@/lib/inquiry/site-facts";

type Props = {
  lines: readonly (CartLine & ProductNotes)[];
  /** What failed when the form was posted without JavaScript. */
  faulty: readonly Faulty[];
  /** How many lines of a pasted parts list were understood. */
  pasted: Pasted | undefined;
  /** Lines of parts lists that were not understood. */
  unread: readonly UnreadLine[];
  families: readonly Family[];
  /** Example order codes for a pasted list. */
  examples: readonly string[];
  /** The project name. */
  project: string;
  /** Orders sent from the visitor's lists. */
  orders: Page<SentOrder>;
  isSignedIn: boolean;
};

export const CartPage = ({ lines, faulty, pasted, unread, families, examples, project, ...sent }: Props) => (
  <>
    <PlainHead label="询价单" path={CART} lead={filled(PAGE_TEXTS.cart.lead)} />
    {pasted && (
      <Container className={styles.outcome}>
        <PasteOutcome {...pasted} />
      </Container>
    )}
    {unread.length > 0 && <UnreadLines lines={unread} isWithList={lines.length > 0} />}
    <CartForm
      lines={withPictures(lines)}
      faulty={faulty}
      paste={<PasteList isOpen={lines.length === 0} examples={examples} />}
      out={<ListOut project={project} />}
      sent={<SentOrders {...sent} />}
      empty={<EmptyCart families={families} />}
    />
  </>
);
