import { ButtonLink } from "@/components/ui/button-link";
import { PrintButton } from "@/components/ui/print-button";
import type { CartLine } from "@/db/queries/inquiry/carts";
import { CART } from "@/lib/inquiry/cart-limits";
import { chinaTime } from "@/lib/text/china-time";
import { ListFiles } from "./list-files";
import { ListSheet } from "./list-sheet";
import styles from "./receipt-page.module.css";

type Props = { lines: readonly CartLine[]; project: string; now: Date };

/** The visitor's own list for printing. */
export const OwnSheet = ({ lines, project, now }: Props) => (
  <ListSheet
    title="询价清单"
    facts={[
      ...(project ? [{ label: "项目名称", text: project }] : []),
      { label: "打印时间", text: `${chinaTime(now.toISOString()).slice(0, 16)}（北京时间）` },
    ]}
    lines={lines}
  >
    <div className={`no-print ${styles.actions}`}>
      <PrintButton />
      <ListFiles page={CART} />
      <ButtonLink href={CART} variant="ghost" icon="back">
        回到询价单
      </ButtonLink>
    </div>
  </ListSheet>
);
