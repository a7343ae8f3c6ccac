import { asPattern } from "@/lib/text/as-pattern";
import DESIGNATIONS from "@/db/content/site/designations.json" with { type: "json" };

const KINDS = DESIGNATIONS.flatMap(({ begins, ...kind }) =>
  begins.map((beginning) => ({ ...kind, beginning })),
);

/** Whether a code begins with this type: `DTSY` is not `DTS`. */
const isOf = (code: string, { beginning }: (typeof KINDS)[number]) =>
  code.startsWith(beginning) && !/^[A-Z]/.test(code.slice(beginning.length));

function meaningOf(code: string): string | undefined {
  const kind = KINDS.find((one) => isOf(code, one));
  if (!kind) return undefined;
  const figures = code.slice(kind.beginning.length).match(/\d+(?:\.\d+)?/g) ?? [];
  const ratings = figures.flatMap((figure, at) => (kind.figures[at] ? [figure + kind.figures[at]] : []));
  return [kind.means, ...ratings].join(" ");
}

/** Types whose ratings may be separated by a space: BSMJ 0.45-30-3. */
const APART = new RegExp(
  `(${KINDS.flatMap(({ figures, beginning }) => (figures.length > 0 ? asPattern(beginning) : [])).join("|")}) (?=[\\d.]+(?:[-/][\\d.]+)+(?![\\w.]))`,
  "gi",
);

/**
 * Replaces industry type designations (`BSMJ0.45-30-3`, `CKSG-2.1/0.45-7`) in a search by words and ratings:
 * `并联电容器 0.45kV 30kvar`. Undefined if there are none.
 */
export function withDesignationsRead(searched: string): string | undefined {
  const plain = searched.normalize("NFKC").replace(APART, "$1-");
  const read = plain.replace(/(^|[^\w./-])([a-z][\w./-]*%?)/gi, (all, before: string, code: string) => {
    const meaning = meaningOf(code.toUpperCase());
    return meaning === undefined ? all : `${before} ${meaning} `;
  });
  return read === plain ? undefined : read.trim().replace(/\s+/g, " ");
}
