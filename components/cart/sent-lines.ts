import type { Line } from "@/lib/inquiry/message-about";

/** The contents of a message, for its sender. */
export function sentLines(
  fields: URLSearchParams,
  about: Line[],
  files: readonly { name: string }[],
): Line[] {
  const textOf = (name: string) => (fields.get(name) ?? "").trim();
  const title = textOf("sex") === "1" ? "女士" : "先生";
  return [
    { label: "姓名", text: `${textOf("name")}（${title}）` },
    { label: "手机号码", text: textOf("phone") },
    { label: "邮箱", text: textOf("email") },
    { label: "联系地址", text: textOf("addres") },
    ...about,
    { label: "咨询内容", text: textOf("content") },
    { label: "附件", text: files.map(({ name }) => name).join("、") },
  ].filter(({ text }) => text !== "");
}
