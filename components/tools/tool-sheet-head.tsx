import { PaperHead } from "@/components/page/paper-head";
import { Logo } from "@/components/ui/logo";
import { SITE } from "@/lib/site";
import { type Code, SheetCode } from "./sheet-code";
import { SheetDate } from "./sheet-date";
import styles from "./tool-sheet-head.module.css";

type Props = { title: string; address: string; code: Code & { address: string } };

/** The company, and the URL at which the calculation can be changed. */
export function ToolSheetHead({ title, address, code }: Props) {
  return (
    <PaperHead>
      <div>
        <Logo />
        <p className={styles.title}>{title}</p>
        <p>
          {SITE.company} · 技术热线 {SITE.technicalLine} · 扫码打开并修改本次计算
          <SheetDate />
        </p>
      </div>
      <SheetCode address={address} first={code} />
    </PaperHead>
  );
}
