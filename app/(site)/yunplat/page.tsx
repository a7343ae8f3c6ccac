import { Architecture } from "@/components/cloud/architecture";
import { CloudHero } from "@/components/cloud/cloud-hero";
import { Features } from "@/components/cloud/features";
import { ScreenRow } from "@/components/cloud/screen-row";
import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { NextLinks } from "@/components/page/next-links";
import { Story } from "@/components/page/story";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { Picture } from "@/components/ui/picture";
import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { getCloud } from "@/db/queries/company/pages";
import { CLOUD_PAGES, CLOUD_WAYS } from "@/lib/links/cloud-pages";
import { picturePath } from "@/lib/pictures";
import { showRichText } from "@/lib/text/rich-text";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { CLOSING } from "@/lib/links/closing-words";

const { introduction, showcase } = CLOUD_PAGES;

const PARTS = [
  { id: "features", title: "核心功能" },
  { id: "architecture", title: "平台架构" },
  { id: "screens", title: "平台界面" },
  { id: "deploy", title: "部署与安全" },
  { id: "next", title: "应用与接入" },
] as const;

export function generateMetadata() {
  const { platform } = getCloud();
  return pageMetadata({
    title: platform.title,
    description: `${platform.subtitle}。${platform.features.map(({ title }) => title).join("、")}。`,
    path: introduction.path,
    image: platform.image,
  });
}

export default function CloudPlatformPage() {
  const { platform, showcase: shown, deploy } = getCloud();
  const [opening, ...screens] = shown.sections;
  return (
    <>
      <BreadcrumbBar label={introduction.label} path={introduction.path} />
      <CloudHero
        title={platform.title}
        subtitle={platform.subtitle}
        backdrop={platform.image}
        screen={opening?.excerpt ?? opening?.image ?? platform.image}
        part={opening?.part}
        next={{ label: "查看平台界面", href: showcase.path }}
      />
      <AnchorNav label="本页内容" items={PARTS} />
      <Section id={PARTS[0].id} title={PARTS[0].title} lead={PAGE_TEXTS.cloud.features}>
        <Features items={platform.features} />
      </Section>
      <Section id={PARTS[1].id} title={PAGE_TEXTS.cloud.architecture} tone="soft">
        <Story figure={<Architecture />} isReversed>
          <RichText html={showRichText(platform.html, 3)} />
        </Story>
      </Section>
      <Section
        id={PARTS[2].id}
        title={PARTS[2].title}
        tone="navy"
        action={
          <ButtonLink href={showcase.path} variant="ghost">
            {showcase.label}
          </ButtonLink>
        }
      >
        <ScreenRow items={screens} />
      </Section>
      <Section id={PARTS[3].id} title={deploy.title}>
        <Story
          isLevel
          figure={
            <Picture
              image={picturePath("news/cloud-deployment") ?? ""}
              sizes="(max-width: 959.98px) 84vw, 40rem"
            />
          }
        >
          <RichText html={showRichText(deploy.html, 3)} />
        </Story>
      </Section>
      <Section id={PARTS[4].id} title={PARTS[4].title} tone="soft">
        <NextLinks items={CLOUD_WAYS} />
      </Section>
      <ClosingCall {...CLOSING.cloud} />
    </>
  );
}
