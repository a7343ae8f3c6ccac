import { Story } from "@/components/page/story";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink, ZoomSign } from "@/components/ui/lightbox-link";
import { RichText } from "@/components/ui/rich-text";
import { classNames } from "@/components/ui/class-names";
import { Section } from "@/components/ui/section";
import { imageUrl } from "@/lib/image-url";
import type { CloudPage } from "@/db/queries/company/pages";
import { showRichText } from "@/lib/text/rich-text";
import { Screen } from "./screen";
import styles from "./showcase.module.css";

type Shown = CloudPage["showcase"]["sections"][number];

const View = ({ title, image, excerpt, part, isLarge }: Shown & { isLarge?: boolean }) => (
  <LightboxLink href={imageUrl(image)} caption={title}>
    <Screen
      image={excerpt ?? image}
      part={part}
      sizes={`(max-width: ${isLarge ? 959.98 : 767.98}px) 84vw, ${isLarge ? 52 : 38}rem`}
    />
    <ZoomSign />
  </LightboxLink>
);

const Says = ({ title, html, place }: Pick<Shown, "title" | "html"> & { place: number }) => (
  <>
    <p className={styles.number} aria-hidden="true">
      {String(place).padStart(2, "0")}
    </p>
    <h2 className={styles.title}>{title}</h2>
    <RichText html={showRichText(html, 3)} />
  </>
);

/** What is left alone at the end lies; so do one that brings a table, and the one beside it, under which it would leave a hole. */
function lies(items: readonly Shown[], at: number) {
  const isSecond = at % 2 === 1;
  const second = items[isSecond ? at : at + 1];
  return !second || second.html.includes("<table");
}

/** The platform's screens: the first large, beside its words; the others two beside one another, in the order of the day. */
export function Showcase({ items: [first, ...others] }: { items: CloudPage["showcase"]["sections"] }) {
  if (!first) return null;
  return (
    <Lightbox name="screens" isDetailed>
      <Section id={first.id} label={first.title}>
        <Story isWide figure={<View {...first} isLarge />}>
          <Says {...first} place={1} />
        </Story>
      </Section>
      <Section label="其他界面" tone="soft">
        <div className={styles.others}>
          {others.map((item, at) => {
            const isLying = lies(others, at);
            return (
              <section
                key={item.id}
                id={item.id}
                aria-label={item.title}
                className={classNames(styles.other, isLying && styles.lying)}
              >
                <div>
                  <Says {...item} place={at + 2} />
                </div>
                <View {...item} isLarge={isLying} />
              </section>
            );
          })}
        </div>
      </Section>
    </Lightbox>
  );
}
