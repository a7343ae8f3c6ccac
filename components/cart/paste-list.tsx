import { Button } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import input from "@/components/ui/input.module.css";
import { StatusLine } from "@/components/ui/status-line";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { MOST_PASTED, MOST_TEXT, PASTE_FIELD, type Pasted } from "@/lib/inquiry/pasted";
import { PasteFile } from "./paste-file";
import styles from "./paste-list.module.css";

type Props = {
  /** Whether the form is expanded, as the first thing to do. */
  isOpen: boolean;
  /** Order codes of the catalogue as examples. */
  examples: readonly string[];
};

/** Two lines with codes and quantities. */
const exampleOf = ([one, other]: readonly string[]) =>
  ["例如：", one && `${one}  12`, other && `${other}  4`].filter(Boolean).join("\n");

/** How many lines of the pasted list were understood: shown as a success even if others were not. */
export const PasteOutcome = ({ read, unread }: Pasted) => (
  <div role="status">
    {read > 0 && (
      <StatusLine
        tone="success"
        text={`清单里${unread === 0 ? `的 ${read} 行都` : `有 ${read} 行`}已读懂，加入了询价单`}
      />
    )}
    {unread > 0 && <StatusLine tone="notice" text={`${unread} 行没有读懂，列在下面`} />}
  </div>
);

/** A form to paste a parts list; the server reads it line by line, so it works without JavaScript. */
export const PasteList = ({ isOpen, examples }: Props) => (
  <details open={isOpen} className={styles.paste}>
    <summary>粘贴清单</summary>
    {/* Multipart: URL-encoded, Chinese text would be three times as large. */}
    <form method="post" action={CART_CHANGE} encType="multipart/form-data" className={styles.form}>
      <label htmlFor={PASTE_FIELD}>
        从图纸材料表或表格里复制，每行一种产品：型号或订货代码、数量、备注，次序不限，最多 {MOST_PASTED} 行
      </label>
      <textarea
        id={PASTE_FIELD}
        name="list"
        rows={5}
        required
        placeholder={exampleOf(examples)}
        // One more than is accepted, so that the server can tell a text that was cut off.
        maxLength={MOST_TEXT + 1}
        spellCheck={false}
        autoComplete="off"
        className={classNames(input.input, styles.text)}
      />
      <PasteFile />
      <Button type="submit" name="do" value="paste" variant={isOpen ? "primary" : "secondary"}>
        读取并加入询价单
      </Button>
    </form>
  </details>
);
