import { classNames } from "@/components/ui/class-names";
import { FieldNote, notedField } from "@/components/ui/field-note";
import { FileChoice } from "@/components/ui/file-choice";
import { ACCEPTED, ATTACHMENT_HINT, ATTACHMENTS } from "@/lib/inquiry/attachment-rules";
import { ChosenFiles } from "./chosen-files";
import form from "./contact-form.module.css";

type Props = { fault: string | undefined; chosen: readonly File[] };

/** The attachments. */
export function FileField({ fault, chosen }: Props) {
  const note = { id: `message-${ATTACHMENTS}`, hint: ATTACHMENT_HINT, fault };
  return (
    <>
      <div className={classNames(form.field, form.wide)}>
        <label htmlFor={note.id} className={form.label}>
          附件
          <span className={form.need}>选填</span>
        </label>
        <FileChoice
          {...notedField(note)}
          name={ATTACHMENTS}
          multiple
          accept={ACCEPTED}
          className={form.input}
          said={chosen.length === 0 ? "未选文件" : `已选 ${chosen.length} 个文件`}
        />
        <FieldNote {...note} className={classNames(form.notes, form.hinted)} />
      </div>
      {chosen.length > 0 && <ChosenFiles files={chosen} />}
    </>
  );
}
