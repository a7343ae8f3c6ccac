import type { ReactNode } from "react";
import styles from "./lightbox.module.css";

type Props = {
  /** The large picture. */
  href: string;
  /** Caption in the lightbox; its first line is also the link's label. */
  caption: string;
  children: ReactNode;
  className?: string;
};

/** A thumbnail inside a Lightbox: a link to the large picture, which also works by itself. */
export function LightboxLink({ href, caption, children, className = styles.link }: Props) {
  return (
    <a
      href={href}
      data-lightbox={caption}
      className={className}
      aria-label={`查看大图：${caption.split("\n", 1)[0]}`}
    >
      {children}
    </a>
  );
}

/** The zoom icon on a picture that opens. */
export const ZoomSign = () => <span className={styles.zoom} />;
