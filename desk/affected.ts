import { TOOL_LINKS } from "@/lib/links/tools";
import { answerOf, heading, links, pathsOf, saidOn, type Served } from "./served-pages";

/** A page or file that reads otherwise: what stood there and stands there no more, and what stands there instead. */
export type Affected = {
  path: string;
  kind: string;
  title: string;
  was: string[];
  is: string[];
  state: "added" | "changed" | "removed";
};

/** Which part of the walk is behind, and what it found. */
export type Walk = { done: number; total: number; found: Affected[] };

/** What editors call a page, by how its address begins or ends. */
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

/** So many sentences tell what a page is changed in. */
const SAID = 6;
const AT_ONCE = 4;
/** One question is answered in about this time: what is found is shown as it is found. */
const STEP_MS = 700;

const isTool = (path: string) =>
  path.includes("?") && TOOL_LINKS.some(({ href }) => path.startsWith(`${href}?`));
/** A page's own drawings and sheets: those of others stand on the others' pages. */
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
 * Which pages, drawings and sheets change: every address of the site is read as it is and as it will be, and what they
 * link to of calculators and files. Nothing is guessed from relations.
 * @param sites where the site answers as visitors have it now, and with what is typed
 */
export function affectedBy(sites: () => Promise<Readonly<Record<"before" | "after", string>>>) {
  /** The addresses of each walk that is not at its end. */
  const walks = new Map<string, Set<string>>();
  return {
    /**
     * @param id of the walk: each window of the desk has its own
     * @param done how many were compared
     * @param own the page of what is open, which is read first
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
