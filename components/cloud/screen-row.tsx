import { Carousel } from "@/components/ui/carousel";
import type { CloudPage } from "@/db/queries/company/pages";
import styles from "./screen-row.module.css";
import { Screen } from "./screen";

/** The platform's screens in a row, each on to its part of the showcase: no wider than on a phone, so each shows what phones do. */
export function ScreenRow({ items }: { items: CloudPage["showcase"]["sections"] }) {
  const slides = items.map(({ id, title, image, part }) => (
    <a key={id} href={`/yunshow#${id}`} className={styles.link}>
      <Screen image={part ?? image} alt="" sizes="(max-width: 767.98px) 75vw, 22rem" />
      <span className={styles.title}>{title}</span>
    </a>
  ));
  return <Carousel label="平台界面" slides={slides} layout="row" />;
}
