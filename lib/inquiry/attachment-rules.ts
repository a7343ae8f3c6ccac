/** Rules for files of messages, shared by browser and server. */

/** The form field of files. */
export const ATTACHMENTS = "files";
export const MOST_ATTACHMENTS = 5;
const MOST_MB = 10;
export const MOST_ATTACHMENT_BYTES = MOST_MB * 1024 * 1024;

const KINDS = ["jpg", "png", "webp", "pdf", "xlsx", "dxf"] as const;
/** The detected kind of a file, which is its extension for staff. */
export type AttachmentKind = (typeof KINDS)[number];

/** Includes media types, because of which phones convert their own picture formats to JPEG. */
export const ACCEPTED = ["image/jpeg", "image/png", "image/webp", ...KINDS.map((kind) => `.${kind}`)].join();

export const ATTACHMENT_HINT = `铭牌、屏幕照片、单线图或清单：JPG、PNG、WebP、PDF、xlsx、dxf，最多 ${MOST_ATTACHMENTS} 个，每个 ${MOST_MB} MB 以内。照片里的拍摄位置会去掉。`;

export const ATTACHMENT_TEXT = {
  fileCount: `最多附 ${MOST_ATTACHMENTS} 个文件`,
  fileSize: `每个文件最多 ${MOST_MB} MB`,
  fileType: "附件只收 JPG、PNG、WebP、PDF、xlsx、dxf；DWG 请另存为 DXF，CSV 请另存为 xlsx",
  fileBroken: "有附件打不开、内容太多，或者带有宏、脚本、外部链接，请换一个",
  fileRoom: "现在收不下这些附件，请稍后再试，或者不带附件提交",
} as const;

const KB = 1024;
/** The displayed size of a file, rounded so that a too large file never appears small enough. */
export const sizeText = (bytes: number) =>
  bytes < KB * KB
    ? `${Math.ceil(bytes / KB)} KB`
    : `${(Math.ceil((bytes * 10) / KB / KB) / 10).toFixed(1)} MB`;

/** The fault of chosen files, as far as the browser can tell. */
export function attachmentFault(files: readonly { name: string; size: number }[]): string | undefined {
  if (files.length > MOST_ATTACHMENTS) return ATTACHMENT_TEXT.fileCount;
  if (files.some(({ size }) => size > MOST_ATTACHMENT_BYTES)) return ATTACHMENT_TEXT.fileSize;
  if (!files.every(({ name }) => /\.(?:jpe?g|png|webp|pdf|xlsx|dxf)$/i.test(name)))
    return ATTACHMENT_TEXT.fileType;
  return undefined;
}
