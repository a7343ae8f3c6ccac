import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";
import { isRender } from "@/lib/pictures";

type Props = {
  items: readonly { id: number; title: string; image: string }[];
  headingLevel: 2 | 3;
};

/** Pictures with a title that open large: the company's environment, visits. */
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
          />
        ))}
      </CardGrid>
    </Lightbox>
  );
}
