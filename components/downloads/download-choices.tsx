import { LinkChoice } from "@/components/ui/link-choice";
import { CATALOGUE_ROWS } from "@/lib/downloads/catalogue-rows";
import {
  DOWNLOAD_KINDS,
  type DownloadChoice,
  type DownloadKind,
  downloadsHref,
  isOfProducts,
  KIND_NAMES,
} from "@/lib/downloads/address";
import styles from "./download-choices.module.css";

type Props = {
  choice: DownloadChoice;
  families: readonly { id: number; name: string; count: number }[];
  counts: { products: number; registers: number; certificates: number };
};

/** Two rows of filters, kind and family, with the number of results; options without results are left out. */
export function DownloadChoices({ choice, families, counts }: Props) {
  const { family, kind, searched } = choice;
  const countOf: Record<DownloadKind, number> = {
    sheet: counts.products,
    drawing: counts.products,
    registers: counts.registers,
    certificate: counts.certificates,
    catalogue: CATALOGUE_ROWS.length,
  };
  const own = isOfProducts(kind) ? kind : undefined;
  // Kinds that belong to no product are left out if products were searched for.
  const isOffered = (one: DownloadKind) =>
    one === kind || (countOf[one] > 0 && (isOfProducts(one) || !searched));
  const offered = families.filter(({ id, count }) => count > 0 || id === family);
  const kindHref = (one: DownloadKind) =>
    downloadsHref(isOfProducts(one) ? { ...choice, kind: one } : { kind: one });
  return (
    <nav className={styles.choices} aria-label="筛选资料">
      <LinkChoice
        label="种类"
        choices={[
          { label: "全部", href: downloadsHref({ family, searched }), isCurrent: kind === undefined },
          ...KIND_NAMES.filter(isOffered).map((one) => ({
            // Drawings are counted by product, as each has several.
            label: `${DOWNLOAD_KINDS[one]} ${countOf[one]}${one === "drawing" ? " 款" : ""}`,
            href: kindHref(one),
            isCurrent: one === kind,
          })),
        ]}
      />
      {isOfProducts(kind) && (family !== undefined || offered.length > 1) && (
        <LinkChoice
          label="产品线"
          choices={[
            {
              label: "全部",
              href: downloadsHref({ kind: own, searched }),
              isCurrent: family === undefined,
            },
            ...offered.map(({ id, name, count }) => ({
              label: `${name} ${count}`,
              href: downloadsHref({ family: id, kind: own, searched }),
              isCurrent: id === family,
            })),
          ]}
        />
      )}
    </nav>
  );
}
