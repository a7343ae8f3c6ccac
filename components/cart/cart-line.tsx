"use client";

import type { ChangeEvent } from "react";
import { Button } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { type Pictured, PictureView } from "@/components/ui/picture-view";
import input from "@/components/ui/input.module.css";
import type { CartLine } from "@/db/queries/inquiry/carts";
import { type LineField, lineFieldName, removeName } from "@/lib/inquiry/change-names";
import { MAX_NOTE, MOST_PIECES } from "@/lib/inquiry/cart-limits";
import type { Texts } from "./cart-fields";
import styles from "./cart-line.module.css";

/** Additional notes on a product. */
export type ProductNotes = {
  /** An example of an order code; undefined if the product has none. */
  example: string | undefined;
  isDiscontinued: boolean;
  /** The original line of a pasted parts list, if it reads differently. */
  written?: string | undefined;
};

export type ShownLine = Pictured<CartLine> & ProductNotes;

type Props = {
  line: ShownLine;
  drafts: Texts;
  faults: Texts;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
};

/** A line of the list: product, order code, quantity and note. */
export function CartLineFields({ line, drafts, faults, onChange }: Props) {
  const { id, model, title } = line;
  const href = `/newdetail/${line.product_id}`;
  const name = model || title;
  const field = (which: Exclude<LineField, "checked">) => {
    const own = lineFieldName(which, id);
    const fault = faults[own];
    return {
      fault: fault && (
        <p id={`${own}-fault`} className={classNames(styles.fault, styles.wide)}>
          <Icon name="alert" size={16} />
          {fault}
        </p>
      ),
      props: {
        ...{ id: own, name: own, className: classNames(input.input, styles.input, styles[which]) },
        ...{ value: drafts[own] ?? String(line[which]), autoComplete: "off", onChange },
        "aria-invalid": fault ? true : undefined,
        "aria-describedby": fault ? `${own}-fault` : undefined,
      } as const,
    };
  };
  const [code, quantity, note] = [field("code"), field("quantity"), field("note")];
  const box = lineFieldName("checked", id);
  return (
    <li className={styles.line} aria-label={`${name} ${line.code}`.trim()}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={box}
          value="1"
          checked={(drafts[box] ?? String(line.checked)) === "1"}
          onChange={onChange}
        />
        <span className="visually-hidden">{name} 随单提交</span>
      </label>
      <a className={styles.picture} href={href} tabIndex={-1} aria-hidden="true">
        <PictureView picture={line.picture} alt="" fit="object" sizes="6rem" most={480} />
      </a>
      <p className={styles.product}>
        <a href={href}>{name}</a>
        {model !== "" && <span className={styles.title}>{title}</span>}
        {line.written !== undefined && <span className={styles.title}>清单原文：{line.written}</span>}
        {line.isDiscontinued && <strong className={styles.title}>已停产，替代型号见产品页</strong>}
      </p>
      <div className={styles.fields}>
        {line.example !== undefined && (
          <div>
            <div className={styles.label}>
              <label htmlFor={code.props.id}>订货代码</label>
              <a href={`${href}#ordering`}>
                选型<span className="visually-hidden"> {name}</span>
              </a>
            </div>
            <input
              {...code.props}
              placeholder={`如 ${line.example}`}
              maxLength={100}
              spellCheck={false}
              autoCapitalize="characters"
            />
          </div>
        )}
        <div className={styles.amount}>
          <label className={styles.label} htmlFor={quantity.props.id}>
            数量
          </label>
          <input {...quantity.props} type="number" min={1} max={MOST_PIECES} required inputMode="numeric" />
        </div>
        {code.fault}
        {quantity.fault}
        <div className={classNames(styles.wide, styles.remark)}>
          <label className={styles.label} htmlFor={note.props.id}>
            备注
          </label>
          <textarea {...note.props} rows={1} maxLength={MAX_NOTE} />
        </div>
        {note.fault}
      </div>
      <Button
        type="submit"
        id={removeName(id)}
        name="do"
        value={removeName(id)}
        variant="ghost"
        // Removing works even if another field is invalid.
        formNoValidate
        className={styles.remove}
      >
        移除<span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
}
