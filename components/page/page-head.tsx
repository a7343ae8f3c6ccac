import { PageBanner } from "@/components/ui/page-banner";
import { SectionNav } from "@/components/ui/section-nav";
import { type MenuLink, pagesOf, type SectionId, SECTIONS } from "@/lib/links/navigation";
import { isTabsAlone } from "@/lib/links/section-lists";
import { picturePath } from "@/lib/pictures";
import { BreadcrumbBar } from "./breadcrumb-bar";

type Props = {
  section: SectionId;
  path: string;
  label: string;
  lead: string;
  /** Name of the banner's picture. */
  banner: string;
};

/** The section's own page, if it has more than these, then the sibling pages. */
function siblingsOf(id: SectionId): readonly MenuLink[] {
  const section = SECTIONS.find((one) => one.id === id);
  const pages = pagesOf(id);
  if (!section || isTabsAlone(section.href) || pages.some(({ href }) => href === section.href)) return pages;
  return [{ label: `全部${section.label.replace(/中心$/, "")}`, href: section.href }, ...pages];
}

/** The breadcrumbs of a page, its title on a banner, and the sibling pages. */
export function PageHead({ section, path, label, lead, banner }: Props) {
  const parent = SECTIONS.find(({ id }) => id === section);
  return (
    <>
      <BreadcrumbBar parents={parent && parent.href !== path ? [parent] : []} label={label} path={path} />
      <PageBanner title={label} lead={lead} image={picturePath(banner) ?? ""} />
      <SectionNav label="本栏目页面" items={siblingsOf(section)} current={path} />
    </>
  );
}
