import type { ReactNode } from "react";
import { imageUrl } from "@/lib/image-url";
import styles from "./lightbox.module.css";

type Props = {
  image: string;
  /** What the picture shows; its caption in the lightbox. */
  caption: string;
  children: ReactNode;
  className?: string;
};

/** A thumbnail inside a Lightbox: a link to the large picture, which also works by itself. */
export function LightboxLink({ image, caption, children, className = styles.link }: Props) {
  return (
    <a
      href={imageUrl(image)}
      data-lightbox={caption}
      className={className}
      aria-label={`查看大图：${caption}`}
    >
      {children}
    </a>
  );
}
