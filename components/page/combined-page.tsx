import type { ReactNode } from "react";
import { ClosingCall } from "./closing-call";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { LinkChoice } from "@/components/ui/link-choice";
import { PageBanner } from "@/components/ui/page-banner";
import { closingOfSection } from "@/lib/links/closing-words";
import { type CombinedChoice, combinedHref, withPage } from "@/lib/links/combined";
import { SECTIONS } from "@/lib/links/navigation";
import { picturePath } from "@/lib/pictures";
import type { CombinedInfo, PartInfo } from "@/lib/links/section-lists";
import styles from "./combined-page.module.css";
import { LinkedTabs } from "./linked-tabs";
import { PageHead } from "./page-head";
import { PagedList } from "./paged-list";
import { BreadcrumbBar } from "./breadcrumb-bar";

type Props = {
  info: CombinedInfo;
  choice: CombinedChoice;
  /** Content above the tabs, common to all. */
  above?: ReactNode;
  /** The current page of each list, in the order of the tabs. */
  lists: readonly { part: PartInfo; total: number; cards: ReactNode; below?: ReactNode }[];
};

const VIEWS: [boolean, string][] = [
  [false, "卡片"],
  [true, "表格"],
];

/** Several lists behind tabs: all are in the document, each with its own page number (CONTRACT §2). */
export function CombinedPage({ info, choice, lists, above }: Props) {
  const types = info.parts.map(({ type }) => type);
  const isSection = SECTIONS.some(({ href }) => href === info.path);
  const hrefOf = (chosen: CombinedChoice) => combinedHref(info.path, types, chosen);
  return (
    <>
      {isSection ? <SectionHead info={info} /> : <PageHead {...info} />}
      {above && <Container className={styles.above}>{above}</Container>}
      {lists.length > 0 && (
        <Container className={styles.tabs}>
          <LinkedTabs
            label={info.label}
            asked={hrefOf(choice)}
            isInner={!isSection || above !== undefined}
            items={lists.map(({ part, total, cards, below }) => ({
              label: `${part.label} ${total}`,
              href: hrefOf({ ...choice, tab: part.type }),
              panel: (
                <Panel
                  part={part}
                  more={info.more}
                  views={
                    info.hasTable && (
                      <LinkChoice
                        label="显示"
                        choices={VIEWS.map(([asTable, label]) => ({
                          label,
                          href: hrefOf({ ...choice, tab: part.type, asTable }),
                          isCurrent: asTable === (choice.asTable ?? false),
                        }))}
                      />
                    )
                  }
                >
                  <PagedList
                    page={choice.pages[part.type] ?? 1}
                    total={total}
                    size={info.size}
                    isCountSeen
                    label={`${part.label}分页`}
                    hrefFor={(page) => hrefOf(withPage(choice, part.type, page))}
                  >
                    {cards}
                  </PagedList>
                  {below}
                </Panel>
              ),
            }))}
          />
        </Container>
      )}
      <ClosingCall {...closingOfSection(info.section)} />
    </>
  );
}

/** The tabs are the sibling pages, and replace the section's navigation. */
function SectionHead({ info }: { info: CombinedInfo }) {
  return (
    <>
      <BreadcrumbBar label={info.label} path={info.path} />
      <PageBanner title={info.label} lead={info.lead} image={picturePath(info.banner) ?? ""} />
    </>
  );
}

type PanelProps = {
  part: PartInfo;
  more: string | undefined;
  /** The views of the list. */
  views: ReactNode;
  children: ReactNode;
};

function Panel({ part, more, views, children }: PanelProps) {
  return (
    <section aria-label={part.label}>
      <div className={styles.heading}>
        {/* Sighted visitors see the name on the tab. */}
        <h2 className="visually-hidden">{part.label}</h2>
        <p className={styles.lead}>{part.lead}</p>
        {views && <div className={styles.views}>{views}</div>}
        {more && part.path && (
          <ButtonLink href={part.path} variant="ghost">
            {`${part.label}：${more}`}
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  );
}
