import type { AttachmentKind } from "@/lib/inquiry/attachment-rules";

const MOST_CHARACTERS = 60;

/**
 * The name under which staff get a file: letters, digits and safe punctuation of the visitor's name for it, with the
 * extension of its real kind.
 */
export function plainName(given: string, kind: AttachmentKind): string {
  const stem = given
    .normalize("NFC")
    .replace(/^.*[/\\]/s, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N}_（）()-]+/gu, " ")
    .trim()
    .replaceAll(" ", "_");
  return `${[...stem].slice(0, MOST_CHARACTERS).join("") || "附件"}.${kind}`;
}
