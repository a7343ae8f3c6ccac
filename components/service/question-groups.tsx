import { StaticMarkup } from "@/components/ui/static-markup";
import { NoBreakText } from "@/components/ui/no-break-text";
import QUESTIONS from "@/db/content/site/questions.json" with { type: "json" };
import { familyAnchor, faultsAnchor, questionAnchor } from "@/lib/links/service";
import { familyListHref } from "@/lib/links/type-list-address";
import { faultKindsOf } from "@/lib/service/fault-codes";
import { Disclosure } from "@/components/ui/disclosure";
import styles from "./service.module.css";

export type QuestionFamily = { id: number; name: string };

const linksOf = (family: number) => [
  ...(family !== 0 ? [{ href: familyListHref(family), label: "产品列表" }] : []),
  ...faultKindsOf(family).map(({ id, name }) => ({
    href: `#${faultsAnchor(id)}`,
    label: `${name}故障代码`,
  })),
];

type Props = {
  families: readonly QuestionFamily[];
  /** The family whose first question is expanded. */
  open?: number | undefined;
};

/** Frequently asked questions by family, with full answers. */
export function QuestionGroups({ families, open }: Props) {
  const groups = families.map((family) => ({
    ...family,
    questions: QUESTIONS.filter((question) => question.family === family.id),
  }));
  return (
    <StaticMarkup className={styles.groups}>
      {groups.map(({ id, name, questions }) => (
        <div key={id} className={styles.group}>
          <div>
            <h3 id={familyAnchor(id)} className={styles.name}>
              {name}
            </h3>
            <ul className={`no-print ${styles.links}`}>
              {linksOf(id).map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.questions}>
            {questions.map(({ id: end, question, answer, link }, at) => (
              <Disclosure
                key={end}
                id={questionAnchor(end)}
                title={question}
                isOpen={id === open && at === 0}
              >
                <p>
                  <NoBreakText text={answer} />
                </p>
                <p>
                  <a href={link.href}>{link.label}</a>
                </p>
              </Disclosure>
            ))}
          </div>
        </div>
      ))}
    </StaticMarkup>
  );
}
