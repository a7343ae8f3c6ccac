import { classNames } from "@/components/ui/class-names";
import { FieldNote, notedField } from "@/components/ui/field-note";
import input from "@/components/ui/input.module.css";
import { ACCEPTED, ATTACHMENT_HINT, ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { ChosenFiles } from "./chosen-files";
import form from "./contact-form.module.css";
import styles from "./file-field.module.css";

type Props = { fault: string | undefined; chosen: readonly File[] };

/**
 * The files that go along. The browser's own control speaks the browser's language: with scripts it lies unseen over words
 * of ours, and takes press, keyboard and files that are dropped on it; without them it is there itself.
 */
export function FileField({ fault, chosen }: Props) {
  const note = { id: `message-${ATTACHMENTS}`, hint: ATTACHMENT_HINT, fault };
  return (
    <>
      <div className={classNames(form.field, form.wide)}>
        <label htmlFor={note.id} className={form.label}>
          附件
          <span className={form.need}>选填</span>
        </label>
        <div className={styles.box}>
          <input
            {...notedField(note)}
            type="file"
            name={ATTACHMENTS}
            multiple
            accept={ACCEPTED}
            className={classNames(input.input, form.input, styles.own)}
          />
          <span className={`script-only ${styles.words}`} aria-hidden="true">
            <span className={styles.choose}>选择文件</span>
            {chosen.length === 0 ? "未选文件" : `已选 ${chosen.length} 个文件`}
          </span>
        </div>
        <FieldNote {...note} className={classNames(form.notes, form.hinted)} />
      </div>
      {chosen.length > 0 && <ChosenFiles files={chosen} />}
    </>
  );
}
