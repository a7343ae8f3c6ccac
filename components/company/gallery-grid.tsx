import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import { isRender, pictureOf } from "@/lib/pictures";
import styles from "./gallery-grid.module.css";

/** A picture's words for those who do not see it, without the place, which the title says. */
const seenOn = (image: string) => pictureOf(image)?.alt.replace(/^[^：]*：/, "");

type Props = {
  items: readonly { id: number; title: string; image: string }[];
  headingLevel: 2 | 3;
};

/** Pictures with a title and what is to be seen on them, which open large: the company's environment. */
export function GalleryGrid({ items, headingLevel }: Props) {
  return (
    <Lightbox name="gallery">
      <CardGrid columns={4}>
        {items.map(({ id, title, image }) => (
          <Card
            key={id}
            title={title}
            image={image}
            preview={title}
            fit={isRender(image) ? "contain" : "cover"}
            headingLevel={headingLevel}
          >
            <p className={styles.seen}>{seenOn(image)}</p>
          </Card>
        ))}
      </CardGrid>
    </Lightbox>
  );
}
