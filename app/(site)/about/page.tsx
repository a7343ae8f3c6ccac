import { Certificates } from "@/components/company/certificates";
import { Culture } from "@/components/company/culture";
import { GalleryGrid } from "@/components/company/gallery-grid";
import { History } from "@/components/company/history";
import { Stats } from "@/components/company/stats";
import { ClosingCall } from "@/components/page/closing-call";
import { PageHead } from "@/components/page/page-head";
import { Story } from "@/components/page/story";
import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { listRooms } from "@/db/queries/company/galleries";
import { topHonours } from "@/db/queries/company/honours";
import { type AboutPage as AboutText, getAbout } from "@/db/queries/company/pages";
import { CLOSING } from "@/lib/links/closing-words";
import { combinedHref } from "@/lib/links/combined";
import { showRichText } from "@/lib/text/rich-text";
import { COMBINED, GALLERIES } from "@/lib/links/section-lists";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { filled } from "@/lib/inquiry/site-facts";

const PATH = "/about";
const SHOWN_PICTURES = 4;

export function generateMetadata() {
  const { intro } = getAbout();
  return pageMetadata({
    title: "公司介绍",
    description: describe(intro.html),
    path: PATH,
    image: intro.image,
  });
}

function certificates() {
  const { parts, path } = COMBINED.honours;
  const types = parts.map(({ type }) => type);
  const tops = topHonours(types, 1);
  return parts.map(({ type, label }, at) => ({
    label,
    href: combinedHref(path, types, { tab: type, pages: {} }),
    honour: tops[at]?.[0],
  }));
}

/** The first pictures of the premises that are not elsewhere on the page. */
function environment(shown: readonly AboutText["intro"][]) {
  const images = shown.map(({ image }) => image);
  return listRooms({ page: 1, limit: SHOWN_PICTURES + images.length })
    .items.filter(({ image }) => !images.includes(image))
    .slice(0, SHOWN_PICTURES);
}

export default function AboutPage() {
  const { intro, stats, rd, honours, philosophy, culture, history } = getAbout();
  return (
    <>
      <PageHead
        section="about"
        path={PATH}
        label="公司介绍"
        lead={filled(PAGE_TEXTS.about.lead)}
        banner="banners/contact-building"
      />
      <Section id="intro" title={intro.title}>
        <Story figure={<Scene text={intro} />} isFilled>
          <Words text={intro} />
        </Story>
        <Stats items={stats} />
      </Section>
      <Section id="history" title="发展历程">
        <History items={history} />
      </Section>
      <Section id="rd" title={rd.title} tone="soft">
        <Story figure={<Scene text={rd} />} isReversed isFilled>
          <Words text={rd} />
        </Story>
      </Section>
      <Section
        id="honours"
        title={honours.title}
        action={
          <ButtonLink href={COMBINED.honours.path} variant="ghost">
            全部荣誉资质
          </ButtonLink>
        }
      >
        <Story isWide figure={<Certificates items={certificates()} />}>
          <Words text={honours} />
        </Story>
      </Section>
      <Section id="philosophy" title={philosophy.title} tone="soft">
        <Story figure={<Culture items={culture} />} isLevel>
          <Words text={philosophy} />
        </Story>
      </Section>
      <Section
        id="factory"
        title={GALLERIES.factory.label}
        action={
          <ButtonLink href={GALLERIES.factory.path} variant="ghost">
            查看{GALLERIES.factory.label}
          </ButtonLink>
        }
      >
        <GalleryGrid items={environment([intro, rd])} headingLevel={3} />
      </Section>
      <ClosingCall {...CLOSING.company} />
    </>
  );
}

function Scene({ text }: { text: AboutText["intro"] }) {
  return <Picture image={text.image} fit="cover" sizes="(max-width: 959.98px) 84vw, 60rem" />;
}

function Words({ text }: { text: AboutText["intro"] }) {
  return <RichText html={showRichText(text.html, 3)} />;
}
