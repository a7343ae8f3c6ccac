import type { CaseCard } from "@/db/queries/articles/case-cards";
import { factName, figureText, mainFigure } from "@/lib/cases/facts";
import { phrased } from "@/lib/text/phrases";
import { CaseRegisterTable } from "./case-register-table";
import styles from "./case-register.module.css";

const firstFigure = ({ facts }: CaseCard) => {
  const figure = mainFigure(facts?.figures ?? []);
  return figure ? `${figure.name} ${figureText(figure)}` : "";
};

/** All cases of a choice with what a colleague would ask first. */
export function CaseRegister({ title, cases }: { title: string; cases: readonly CaseCard[] }) {
  return (
    <section id="register" className={styles.section} aria-labelledby="register-title">
      <h2 id="register-title" className={styles.title}>
        {title}
        <span>{`${cases.length} 项`}</span>
      </h2>
      <CaseRegisterTable
        rows={cases.map((card) => ({
          id: card.id,
          title: phrased(card.title),
          town: card.facts?.town ?? "",
          year: card.facts ? String(card.facts.year) : "",
          industry: card.facts ? factName(card.facts.industry) : "",
          voltage: card.facts ? factName(card.facts.voltage) : "",
          problems: card.facts?.problems.map(factName).join("、") ?? "",
          installed: card.facts?.installed ?? "",
          figure: firstFigure(card),
        }))}
      />
    </section>
  );
}
