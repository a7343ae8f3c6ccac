import type { CaseCard } from "@/db/queries/articles/case-cards";
import { type CaseFacts, factName, figureText, mainFigure, USUAL_VOLTAGE } from "@/lib/cases/facts";
import { phrased } from "@/lib/text/phrases";
import { CaseRegisterTable } from "./case-register-table";
import styles from "./case-register.module.css";

const firstFigure = ({ facts }: CaseCard) => {
  const figure = mainFigure(facts?.figures ?? []);
  return figure ? `${figure.name} ${figureText(figure)}` : "";
};

/** The problem, with the voltage if it is an unusual one. */
const problemsOf = ({ voltage, problems }: CaseFacts) =>
  [
    ...(voltage === USUAL_VOLTAGE || voltage === "" ? [] : [factName(voltage)]),
    ...problems.map(factName),
  ].join("、");

const yearOf = ({ facts }: CaseCard) => facts?.year ?? 0;

/** All cases of a filter with the key facts, newest first, unlike the pictures, which are in the editors' order. */
export function CaseRegister({ title, cases }: { title: string; cases: readonly CaseCard[] }) {
  const newestFirst = [...cases].sort((one, other) => yearOf(other) - yearOf(one));
  return (
    <section id="register" className={styles.section} aria-labelledby="register-title">
      <h2 id="register-title" className={styles.title}>
        {title}
        <span>{`${cases.length} 项${cases.length > 1 ? "，新的在前" : ""}`}</span>
      </h2>
      <CaseRegisterTable
        rows={newestFirst.map((card) => ({
          id: card.id,
          title: phrased(card.title),
          town: card.facts?.town ?? "",
          year: card.facts ? String(card.facts.year) : "",
          industry: card.facts ? factName(card.facts.industry) : "",
          problems: card.facts ? problemsOf(card.facts) : "",
          installed: card.facts?.installed ?? "",
          figure: firstFigure(card),
        }))}
      />
    </section>
  );
}
