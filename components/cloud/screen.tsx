import { Picture } from "@/components/ui/picture";
import styles from "./screen.module.css";

type Props = {
  image: string;
  /** What a phone shows of it. */
  part?: string | undefined;
  alt?: string;
  sizes: string;
  priority?: boolean;
};

/** A picture of the platform as on a display. */
export function Screen({ image, part, alt, sizes, priority }: Props) {
  return (
    <span className={styles.screen}>
      <Picture image={image} part={part} alt={alt} sizes={sizes} priority={priority} />
    </span>
  );
}
