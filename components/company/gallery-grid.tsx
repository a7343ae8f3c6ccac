import { Card } from "@/components/ui/card";
import { CardGrid } from "@/components/ui/card-grid";
import { Lightbox } from "@/components/ui/lightbox";

type Props = {
  items: readonly { id: number; title: string; image: string }[];
  headingLevel: 2 | 3;
  /** Certificates are seen whole. */
  fit?: "cover" | "contain";
};

/** Pictures with a title that open large: the company's environment, visits, certificates. */
export function GalleryGrid({ items, headingLevel, fit }: Props) {
  return (
    <Lightbox>
      <CardGrid columns={4}>
        {items.map(({ id, title, image }) => (
          <Card key={id} title={title} image={image} preview={title} fit={fit} headingLevel={headingLevel} />
        ))}
      </CardGrid>
    </Lightbox>
  );
}
