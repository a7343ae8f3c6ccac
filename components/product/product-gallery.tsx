import { Carousel } from "@/components/ui/carousel";
import { Icon } from "@/components/ui/icon";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { Picture } from "@/components/ui/picture";
import { imageUrl } from "@/lib/image-url";
import { CAROUSEL_DELAY } from "@/lib/constants";
import styles from "./product-gallery.module.css";

const SIZES = "(max-width: 959.98px) 84vw, (max-width: 1599.98px) 52vw, 52rem";

/** The pictures of a product, one at a time; each opens large. */
export function ProductGallery({ title, images }: { title: string; images: string[] }) {
  if (images.length === 0) {
    return (
      <div className={styles.shot}>
        <Picture image="" alt={title} fit="contain" />
      </div>
    );
  }
  return (
    <Lightbox name="product">
      <Carousel
        label={`${title}的图片`}
        delay={CAROUSEL_DELAY.productDetail}
        slides={images.map((image, index) => (
          <LightboxLink key={index} href={imageUrl(image)} caption={title} className={styles.shot}>
            <Picture image={image} fit="contain" sizes={SIZES} priority={index === 0} />
            <Icon name="zoomIn" className={styles.zoom} />
          </LightboxLink>
        ))}
        thumbnails={images.map((image, index) => (
          <Picture key={index} image={image} alt="" fit="contain" sizes="5rem" most={320} />
        ))}
      />
    </Lightbox>
  );
}
