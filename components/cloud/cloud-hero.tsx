import { BANNER_SIZES } from "@/components/ui/banner-sizes";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import styles from "./cloud-hero.module.css";
import { phrased } from "@/lib/text/phrases";
import { Words } from "@/components/ui/words";
import { Screen } from "./screen";

type Props = {
  title: string;
  subtitle: string;
  /** Behind the words. */
  backdrop: string;
  /** A screen of the platform, shown as on a display. */
  screen: string;
  /** What a phone shows of it. */
  part?: string | undefined;
  next: { label: string; href: string };
};

/** The first view of the platform's page: what it is, and how it looks. */
export function CloudHero({ title, subtitle, backdrop, screen, part, next }: Props) {
  return (
    <header className={styles.hero} data-surface="dark">
      <div className={styles.backdrop}>
        <Picture image={backdrop} alt="" fit="cover" sizes={BANNER_SIZES} priority />
      </div>
      <Container className={styles.inside}>
        <div>
          <p className={styles.eyebrow}>LANHENG CLOUD</p>
          <h1 className={styles.title}>
            <Words text={phrased(title)} />
          </h1>
          <p className={styles.lead}>{subtitle}</p>
          <p className={`no-print ${styles.actions}`}>
            <ButtonLink href="/contact" icon="arrow">
              预约演示
            </ButtonLink>
            <ButtonLink href={next.href} variant="secondary">
              {next.label}
            </ButtonLink>
          </p>
        </div>
        <Screen image={screen} part={part} sizes="(max-width: 767.98px) 84vw, 48rem" />
      </Container>
    </header>
  );
}
