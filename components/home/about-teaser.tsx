import { ButtonLink } from "@/components/ui/button-link";
import { describe } from "@/lib/seo/page-metadata";
import { phrased } from "@/lib/text/phrases";
import styles from "./about-teaser.module.css";
import { KeyFigures } from "./key-figures";

type Props = {
  /** The introduction of the company; its first paragraph is shown. */
  about: { html: string };
  figures: readonly { label: string; value: string }[];
};

export function AboutTeaser({ about: { html }, figures }: Props) {
  const [paragraph = html] = /<p>.*?<\/p>/s.exec(html) ?? [];
  return (
    <div className={styles.teaser}>
      <p>{describe(paragraph)}</p>
      <KeyFigures figures={figures.map(({ label, value }) => ({ label: phrased(label), value }))} />
      <ButtonLink href="/about" variant="secondary">
        了解公司
      </ButtonLink>
    </div>
  );
}
