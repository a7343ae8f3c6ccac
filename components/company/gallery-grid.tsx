import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import { Whole } from "@/components/ui/whole";
import type { Room } from "@/db/queries/company/galleries";
import styles from "./gallery-grid.module.css";

type Props = {
  items: readonly Room[];
  headingLevel: 2 | 3;
};

/** Pictures of the company's rooms, which open large, with what is done there. */
export function GalleryGrid({ items, headingLevel }: Props) {
  return (
    <Lightbox
      name="gallery"
      captions={items.map(({ title, work }) => [title, work].filter(Boolean).join("\n"))}
    >
      <CardGrid columns={4}>
        {items.map(({ id, title, image, work }) => (
          <Card key={id} title={title} image={image} preview={title} headingLevel={headingLevel}>
            {work && (
              <p className={styles.work}>
                <Whole text={work} />
              </p>
            )}
          </Card>
        ))}
      </CardGrid>
    </Lightbox>
  );
}
