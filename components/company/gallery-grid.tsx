import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import { NoBreakText } from "@/components/ui/no-break-text";
import type { Room } from "@/db/queries/company/galleries";
import styles from "./gallery-grid.module.css";

type Props = {
  items: readonly Room[];
  headingLevel: 2 | 3;
  /** Whether the first is larger and has a row of its own. */
  hasLead?: boolean;
};

const LEAD_SIZES = "(max-width: 767.98px) 92vw, 48rem";

/** Pictures of the company's rooms with their use; they can be enlarged. */
export function GalleryGrid({ items, headingLevel, hasLead = false }: Props) {
  return (
    <Lightbox
      name="gallery"
      captions={items.map(({ title, work }) => [title, work].filter(Boolean).join("\n"))}
    >
      <CardGrid className={hasLead ? styles.led : undefined}>
        {items.map(({ id, title, image, work }, at) => (
          <Card
            key={id}
            title={title}
            image={image}
            preview={title}
            headingLevel={headingLevel}
            {...(hasLead && at === 0 && { sizes: LEAD_SIZES })}
          >
            {work && (
              <p className={styles.work}>
                <NoBreakText text={work} />
              </p>
            )}
          </Card>
        ))}
      </CardGrid>
    </Lightbox>
  );
}
