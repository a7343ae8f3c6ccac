import { SITE } from "@/lib/site";
import dark from "./logo.svg";
import white from "./logo-white.svg";
import styles from "./logo.module.css";

type StaticPicture = { src: string };

/** The logo as a picture, with the company's name as alternative text. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  const { src } = (inverse ? white : dark) as StaticPicture;
  // The white one is in the footer.
  const loading = inverse ? "lazy" : undefined;
  return (
    <img className={styles.logo} src={src} width={390} height={112} alt={SITE.company} loading={loading} />
  );
}
