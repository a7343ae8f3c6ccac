import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { describe } from "@/lib/seo/page-metadata";
import { phrased } from "@/lib/text/phrases";
import styles from "./about-teaser.module.css";
import { KeyFigures } from "./key-figures";

type Props = {
  /** The introduction of the company; its first paragraph is shown. */
  about: { image: string; html: string };
  figures: readonly { label: string; value: string }[];
};

export function AboutTeaser({ about: { image, html }, figures }: Props) {
  const [paragraph = html] = /<p>.*?<\/p>/s.exec(html) ?? [];
  return (
    <div className={styles.teaser}>
      <div className={styles.picture}>
        <Picture image={image} fit="cover" sizes="(max-width: 767.98px) 84vw, 40rem" />
      </div>
      <div className={styles.words}>
        <p className={styles.text}>{describe(paragraph)}</p>
        <KeyFigures figures={figures.map(({ label, value }) => ({ label: phrased(label), value }))} />
        <ButtonLink href="/about" variant="secondary">
          了解公司
        </ButtonLink>
      </div>
    </div>
  );
}
