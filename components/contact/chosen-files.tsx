import { Button } from "@/components/ui/button-link";
import { ATTACHMENTS, attachmentFault, sizeText } from "@/lib/inquiry/attachment-rules";
import styles from "./contact-form.module.css";

/** Removes a file from the native file input. */
function leaveOut({ form }: HTMLButtonElement, files: readonly File[], left: File) {
  const field = form?.elements.namedItem(ATTACHMENTS);
  if (!(field instanceof HTMLInputElement)) return;
  const rest = new DataTransfer();
  for (const file of files) if (file !== left) rest.items.add(file);
  field.files = rest.files;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

/** The chosen files with sizes and faults, and buttons to remove them. */
export const ChosenFiles = ({ files }: { files: readonly File[] }) => (
  <ul aria-label="已选的文件" className={styles.wide}>
    {files.map((file, at) => (
      <li key={at} className={styles.label}>
        <span>{file.name}</span>
        <span className={styles.need}>
          {sizeText(file.size)}
          {attachmentFault([file]) && "，不能附"}
        </span>
        <Button
          variant="ghost"
          aria-label={`移除 ${file.name}`}
          onClick={({ currentTarget }) => leaveOut(currentTarget, files, file)}
        >
          移除
        </Button>
      </li>
    ))}
  </ul>
);
