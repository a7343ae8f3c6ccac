import type { AttachmentKind } from "@/lib/inquiry/attachment-rules";

const MOST_CHARACTERS = 60;

/**
 * The name that a file has at the desk: of what its visitor called it the letters, digits and plain signs, and an ending that
 * says what it is.
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
