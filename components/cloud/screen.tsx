import { Picture } from "@/components/ui/picture";
import styles from "./screen.module.css";

type Props = {
  image: string;
  alt?: string;
  sizes: string;
  priority?: boolean;
};

/** A picture of the platform as on a display. */
export function Screen({ image, alt, sizes, priority }: Props) {
  return (
    <span className={styles.screen}>
      <Picture image={image} alt={alt} sizes={sizes} priority={priority} />
    </span>
  );
}
