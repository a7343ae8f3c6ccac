import type { Finding, Rule } from "./finding";
import { linkFault } from "./link-rules";

/** Paths that are answered before redirects. */
const RESERVED = /^\/(?:api|media|_next)(?:\/|$)/;

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? "";

/** Redirects that are dead, circular, or hide an existing page. */
export const redirectFaults: Rule = (content, root) => {
  const list = content["site/redirects"];
  const sources = new Map(list.map((redirect) => [redirect.from, redirect]));
  return list.flatMap((redirect): Finding[] => {
    const { from: source } = redirect;
    const say = (field: string, says: string) => [
      { file: "site/redirects" as const, id: source, field, says },
    ];
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
};
