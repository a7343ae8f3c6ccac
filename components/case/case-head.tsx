import { Share } from "@/components/page/share";
import { BackLink } from "@/components/ui/back-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Picture } from "@/components/ui/picture";
import { PrintButton } from "@/components/ui/print-button";
import { Words } from "@/components/ui/words";
import type { CaseCard } from "@/db/queries/articles/case-cards";
import { caseHref } from "@/lib/cases/address";
import { factName } from "@/lib/cases/facts";
import { contactHref } from "@/lib/inquiry/contact-address";
import { isRender } from "@/lib/pictures";
import { NoBreakText } from "@/components/ui/no-break-text";
import { phrased } from "@/lib/text/phrases";
import styles from "./case-head.module.css";

type Props = {
  card: CaseCard;
  /** The list that contains the case. */
  list: { label: string; path: string };
};

/** A summary of the case beside its picture. */
export function CaseHead({ card: { id, title, image, caption, facts }, list }: Props) {
  const lines = facts
    ? [
        ["地点", facts.town],
        ["年份", `${facts.year}年`],
        ["细分行业", factName(facts.industry)],
        ["电压", facts.voltage && factName(facts.voltage)],
        ["治理内容", facts.problems.map(factName).join("、")],
        ["现场", facts.site],
        ["安装", facts.installed],
      ].filter((line): line is [string, string] => line[1] !== "")
    : [];
  return (
    <Container className={styles.head}>
      <div>
        <p className={styles.kind}>{`工程案例 · ${list.label}`}</p>
        <h1 className={styles.title}>
          <Words text={phrased(title)} />
        </h1>
      </div>
      <figure className={styles.picture}>
        <div>
          <Picture
            image={image}
            alt={caption}
            fit={isRender(image) ? "contain" : "cover"}
            sizes="(max-width: 959.98px) 84vw, 40rem"
            priority
          />
        </div>
        <figcaption>
          <Words text={phrased(caption)} />
        </figcaption>
      </figure>
      <div>
        <dl className={styles.facts}>
          {lines.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <NoBreakText text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={`no-print ${styles.actions}`}>
          <ButtonLink href={contactHref({ about: `参照案例：${title}` })} rel="nofollow" icon="arrow">
            咨询类似项目
          </ButtonLink>
          <PrintButton />
          <BackLink href={list.path} variant="ghost" />
        </div>
        <Share path={caseHref(id)} />
      </div>
    </Container>
  );
}
