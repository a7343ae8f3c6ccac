import { Story } from "@/components/page/story";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink } from "@/components/ui/lightbox-link";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { imageUrl } from "@/lib/image-url";
import type { CloudPage } from "@/db/queries/company/pages";
import { showRichText } from "@/lib/text/rich-text";
import { Screen } from "./screen";
import styles from "./showcase.module.css";

/** The platform's screens one after another, words and picture changing sides. */
export function Showcase({ items }: { items: CloudPage["showcase"]["sections"] }) {
  return (
    <Lightbox name="screens" isDetailed>
      {items.map(({ id, title, image, html }, index) => (
        <Section key={id} id={id} label={title} tone={index % 2 === 0 ? "plain" : "soft"}>
          <Story
            isWide
            isReversed={index % 2 === 1}
            figure={
              <LightboxLink href={imageUrl(image)} caption={title} className={styles.link}>
                <Screen image={image} sizes="(max-width: 767.98px) 84vw, 52rem" priority={index === 0} />
              </LightboxLink>
            }
          >
            <p className={styles.number} aria-hidden="true">
              {String(index + 1).padStart(2, "0")}
            </p>
            <h2 className={styles.title}>{title}</h2>
            <RichText html={showRichText(html, 3)} />
          </Story>
        </Section>
      ))}
    </Lightbox>
  );
}
