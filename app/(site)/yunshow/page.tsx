import { Showcase } from "@/components/cloud/showcase";
import { ClosingCall } from "@/components/page/closing-call";
import { AnchorNav } from "@/components/page/anchor-nav";
import { NextLinks } from "@/components/page/next-links";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { PageBanner } from "@/components/ui/page-banner";
import { Section } from "@/components/ui/section";
import { getCloud } from "@/db/queries/company/pages";
import { CLOUD_PAGES, CLOUD_WAYS } from "@/lib/links/cloud-pages";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { CLOSING } from "@/lib/links/closing-words";

const { introduction, showcase } = CLOUD_PAGES;

export function generateMetadata() {
  const { showcase: shown } = getCloud();
  return pageMetadata({
    title: shown.title,
    description: `澜衡云平台界面：${shown.sections.map(({ title }) => title).join("、")}。`,
    path: showcase.path,
    image: shown.sections[0]?.image,
  });
}

export default function CloudShowcasePage() {
  const { platform, showcase: shown } = getCloud();
  return (
    <>
      <BreadcrumbBar
        parents={[{ label: introduction.label, href: introduction.path }]}
        label={showcase.label}
        path={showcase.path}
      />
      <PageBanner title={shown.title} lead={platform.subtitle} image={platform.image} />
      <AnchorNav label="本页内容" items={shown.sections} />
      <Showcase items={shown.sections} />
      <Section title="继续了解">
        <NextLinks
          items={[
            {
              label: introduction.label,
              href: introduction.path,
              text: "平台能做什么、怎样搭建、怎样部署，从这里看起。",
            },
            ...CLOUD_WAYS,
          ]}
        />
      </Section>
      <ClosingCall {...CLOSING.showcase} />
    </>
  );
}
