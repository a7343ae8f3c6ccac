import type { SolutionBrief } from "@/db/queries/articles/solution-sheets";
import { keepUnits } from "@/lib/text/keep-units";
import styles from "./brief-lines.module.css";

/** What a solution is for, in four lines. */
const briefLines = ({ problem, load, devices, target }: SolutionBrief) => [
  { name: "问题", text: problem },
  { name: "负荷", text: load },
  { name: "设备", text: devices.join("、") },
  { name: "目标", text: target },
];

export const BriefLines = ({ brief }: { brief: SolutionBrief }) => (
  <dl className={styles.lines}>
    {briefLines(brief).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{keepUnits(text)}</dd>
      </div>
    ))}
  </dl>
);
