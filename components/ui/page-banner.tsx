import { LOW_BANNER_SIZES } from "./banner-sizes";
import { Container } from "./container";
import { Words } from "./words";
import { Picture } from "./picture";
import { phrased } from "@/lib/text/phrases";
import styles from "./page-banner.module.css";

type Props = { title: string; lead?: string; image: string };

/** A picture across the page with the title on it; a gradient keeps the text readable on any picture. */
export function PageBanner({ title, lead, image }: Props) {
  return (
    <header className={styles.banner} data-surface="dark">
      <div className={styles.picture}>
        <Picture image={image} alt="" fit="cover" sizes={LOW_BANNER_SIZES} priority />
      </div>
      <Container>
        <h1 className={styles.title}>
          <Words text={phrased(title)} />
        </h1>
        {lead && (
          <p className={styles.lead}>
            <Words text={phrased(lead)} />
          </p>
        )}
      </Container>
    </header>
  );
}
