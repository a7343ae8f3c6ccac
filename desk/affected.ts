import { TOOL_LINKS } from "@/lib/links/tools";
import { answerOf, heading, links, pathsOf, saidOn, type Served } from "./served-pages";

/** A changed page or file: the sentences that disappear and those that are new. */
export type Affected = {
  path: string;
  kind: string;
  title: string;
  was: string[];
  is: string[];
  state: "added" | "changed" | "removed";
};

/** The progress of a comparison, and the changes found so far. */
export type Walk = { done: number; total: number; found: Affected[] };

/** The kind of a page in editors' words, by its address. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/\.pdf$/, "数据表"],
  [/^\/drawings\//, "图纸"],
  [/^\/newdetail\/\d+\/registers$/, "通信寄存器"],
  [/^\/newdetail\/\d+\/revisions$/, "修订记录"],
  [/^\/newdetail\//, "产品页"],
  [/^\/cm_detail\//, "方案"],
  [/^\/case\//, "案例"],
  [/^\/detail\//, "新闻"],
  [/^\/(?:SpeakReply|Speak)\b/, "问答"],
  [/^\/tools\//, "计算工具"],
];
const kindOf = (path: string) => KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "列表和其他页";

/** The number of sentences shown per changed page. */
const SAID = 6;
const AT_ONCE = 4;
/** Each call takes about this long, so that results appear as they are found. */
const STEP_MS = 700;

const isTool = (path: string) =>
  path.includes("?") && TOOL_LINKS.some(({ href }) => path.startsWith(`${href}?`));
/** Whether a file belongs to the page itself; those of other items are compared on their own pages. */
const isOwnFile = (page: string, path: string) => {
  const id = /\/(\d+)$/.exec(page)?.[1];
  return id !== undefined && new RegExp(`/${id}(?:\\.pdf|/[^/]+\\.svg)$`).test(path);
};

function difference(path: string, before: Served, after: Served): Affected | undefined {
  if (!before.isThere && !after.isThere) return undefined;
  const [was, is] = [saidOn(before), saidOn(after)];
  const state = before.isThere ? (after.isThere ? "changed" : "removed") : "added";
  if (state === "changed" && before.compared === after.compared) return undefined;
  return {
    path,
    kind: kindOf(path),
    title: heading(after.isThere ? after : before),
    was: was.filter((said) => !is.includes(said)).slice(0, SAID),
    is: is.filter((said) => !was.includes(said)).slice(0, SAID),
    state,
  };
}

/**
 * Finds the pages, drawings and sheets that change, by fetching every address of the site before and after the change, and
 * the calculators and files that the pages link to. Nothing is derived from relations between items.
 * @param sites the origins of the site as visitors see it now, and with the drafts
 */
export function affectedBy(sites: () => Promise<Readonly<Record<"before" | "after", string>>>) {
  /** The addresses of each unfinished comparison. */
  const walks = new Map<string, Set<string>>();
  return {
    /**
     * @param id of the comparison: each window of the desk has its own
     * @param done the number of addresses compared so far
     * @param own the page of the open item, which is compared first
     */
    async affected(id: string, done: number, own: string): Promise<Walk> {
      const { before, after } = await sites();
      const paths = walks.get(id) ?? new Set([own, ...(await pathsOf(after)), ...(await pathsOf(before))]);
      walks.set(id, paths);
      const found: Affected[] = [];
      const end = Date.now() + STEP_MS;
      let at = done;
      while (at < paths.size && Date.now() < end) {
        const next = [...paths].slice(at, at + AT_ONCE);
        at += next.length;
        await Promise.all(
          next.map(async (path) => {
            const [was, is] = await Promise.all([answerOf(before, path), answerOf(after, path)]);
            const changed = difference(path, was, is);
            if (changed) found.push(changed);
            const linked = [...links(was), ...links(is)];
            for (const one of linked)
              if (isTool(one) || (changed !== undefined && isOwnFile(path, one))) paths.add(one);
          }),
        );
      }
      if (at === paths.size) walks.delete(id);
      return { done: at, total: paths.size, found };
    },
  };
}

export type Affecting = ReturnType<typeof affectedBy>;
