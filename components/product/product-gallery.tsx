"use client";

import { Carousel } from "@/components/ui/carousel";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink, ZoomSign } from "@/components/ui/lightbox-link";
import { PictureView, type ShownPicture } from "@/components/ui/picture-view";
import { CAROUSEL_DELAY } from "@/lib/constants";
import styles from "./product-gallery.module.css";

const SIZES = "(max-width: 959.98px) 84vw, (max-width: 1599.98px) 52vw, 52rem";

type Props = { title: string; pictures: readonly (ShownPicture & { alt?: string | undefined })[] };

/**
 * The pictures of a product, one at a time; each can be enlarged. A client component: the RSC payload has each picture
 * once, not the elements of its slide and of its thumbnail.
 */
export function ProductGallery({ title, pictures }: Props) {
  if (pictures.length === 0) {
    return (
      <div className={styles.shot}>
        <PictureView picture={{ src: "" }} alt={title} fit="contain" />
      </div>
    );
  }
  return (
    <Lightbox name="product">
      <Carousel
        label={`${title}的图片`}
        delay={CAROUSEL_DELAY.productDetail}
        slides={pictures.map((picture, index) => (
          <LightboxLink key={index} href={picture.src} caption={title} className={styles.shot}>
            <PictureView
              picture={picture}
              alt={picture.alt}
              fit="contain"
              sizes={SIZES}
              priority={index === 0}
            />
            <ZoomSign />
          </LightboxLink>
        ))}
        thumbnails={pictures.map((picture, index) => (
          <PictureView key={index} picture={picture} fit="contain" sizes="5rem" most={320} />
        ))}
      />
    </Lightbox>
  );
}
