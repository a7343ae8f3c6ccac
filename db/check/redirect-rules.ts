import { z } from "zod";
import type { Content } from "@/db/commands/shapes";
import shipped from "@/lib/routes/redirects.json";
import type { Finding, Rule } from "./finding";
import { linkFault } from "./link-rules";

/** A plain path: no query, no doubled slash, none at the end (server/plain-path.ts). */
const from = z
  .string("要写成文字")
  .regex(/^(?:\/[\w%~-][\w%.~-]*)+$/, "要写成 /detail/3001 的样子，不带参数");
const to = z.string("要写成文字").regex(/^\/[\x21-\x7e]+$/, "要写成本站以 / 开头的地址，汉字要编码");
const shape = z.union(
  [z.strictObject({ from, to }), z.strictObject({ from, gone: z.literal(true) })],
  "要写成 { from, to } 或 { from, gone: true }，地址以 / 开头，旧地址不带参数",
);

/** Answered before pages are looked for, or by somebody else. */
const RESERVED = /^\/(?:api|media|_next)(?:\/|$)/;

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

/** What is wrong with a list of old addresses. */
export function redirectFaultsOf(list: unknown, content: Content, root: string): Finding[] {
  const found = (id: string, field: string, says: string): Finding => ({
    file: "lib/routes/redirects",
    id,
    field,
    says,
  });
  const read = z.array(shape, "要写成一个列表").safeParse(list);
  if (!read.success)
    return read.error.issues.map(({ path: [nth], message }) =>
      found("", typeof nth === "number" ? `第 ${nth + 1} 条` : "整个文件", message),
    );

  const sources = new Map(read.data.map((redirect) => [redirect.from, redirect]));
  return read.data.flatMap((redirect) => {
    const { from: source } = redirect;
    const say = (field: string, says: string) => [found(source, field, says)];
    if (sources.get(source) !== redirect) return say("from", "旧地址写了两次");
    if (RESERVED.test(source)) return say("from", "接口与文件的地址不能转走");
    if (linkFault(source, content, root) === undefined) return say("from", "是现有页面，不能转走");
    if ("gone" in redirect) return [];
    const target = pathOf(redirect.to);
    if (target === source) return say("to", "转回了自己");
    if (sources.has(target)) return say("to", `「${target}」也是旧地址，要直接写最后的地址`);
    const fault = linkFault(redirect.to, content, root);
    return fault === undefined ? [] : say("to", fault);
  });
}

/** Old addresses that lead nowhere, round in circles, or away from a page that is there. */
export const redirectFaults: Rule = (content, root) => redirectFaultsOf(shipped, content, root);
