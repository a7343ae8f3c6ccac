import { SITE } from "@/lib/site";
import dark from "./logo.svg";
import white from "./logo-white.svg";
import styles from "./logo.module.css";

type StaticPicture = { src: string };

/** The logo as a picture with the company's name for its words. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  const { src } = (inverse ? white : dark) as StaticPicture;
  // The white one stands at the foot of the page.
  const loading = inverse ? "lazy" : undefined;
  return (
    <img className={styles.logo} src={src} width={390} height={112} alt={SITE.company} loading={loading} />
  );
}
