import { classNames } from "@/components/ui/class-names";
import { Lightbox } from "@/components/ui/lightbox";
import { LightboxLink, ZoomSign } from "@/components/ui/lightbox-link";
import { Picture, shownPicture } from "@/components/ui/picture";
import { NoBreakText } from "@/components/ui/no-break-text";
import { Words } from "@/components/ui/words";
import type { Visit } from "@/db/queries/company/galleries";
import { phrased } from "@/lib/text/phrases";
import styles from "./visit-list.module.css";

const yearOf = ({ createtime }: Visit) => createtime.slice(0, 4);

/**
 * Visits by year and date: guests, purpose, what was shown, and the news about it. The latest comes first, and is
 * larger.
 */
export function VisitList({ items }: { items: readonly Visit[] }) {
  const years = [...new Set(items.map(yearOf))];
  return (
    <Lightbox name="visits">
      {years.map((year) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.title}>
            {year} 年
          </h2>
          <ol className={styles.visits}>
            {items
              .filter((visit) => yearOf(visit) === year)
              .map((visit) => (
                <VisitLine key={visit.id} visit={visit} isLead={visit === items[0]} />
              ))}
          </ol>
        </section>
      ))}
    </Lightbox>
  );
}

function VisitLine({ visit, isLead }: { visit: Visit; isLead: boolean }) {
  const { title, image, createtime, guest, subject, shown, article, articleTitle } = visit;
  const [date = ""] = createtime.split(" ");
  return (
    <li className={classNames(styles.visit, isLead && styles.lead)}>
      <time className={styles.date} dateTime={date}>
        {Number(date.slice(5, 7))} 月 {Number(date.slice(8))} 日
      </time>
      <div className={styles.picture}>
        <LightboxLink href={shownPicture(image).src} caption={title}>
          <Picture
            image={image}
            fit="contain"
            {...(isLead ? { sizes: "(max-width: 767.98px) 92vw, 40rem" } : { sizes: "11rem", most: 480 })}
          />
          <ZoomSign />
        </LightboxLink>
      </div>
      <div className={styles.words}>
        <h3 className={styles.guest}>
          <Words text={phrased(guest || title)} />
        </h3>
        {subject && <p>{subject}</p>}
      </div>
      {shown && (
        <p className={styles.shown}>
          <NoBreakText text={shown} />
        </p>
      )}
      {article !== null && articleTitle && (
        <p className={styles.article}>
          相关：<a href={`/detail/${article}`}>{articleTitle}</a>
        </p>
      )}
    </li>
  );
}
