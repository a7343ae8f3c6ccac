import { FAULTS, type FaultStatus } from "@/lib/http/envelope";
import { FAULT_CAUSES } from "@/lib/api/faults";
import { commonRules } from "@/lib/api/rules";
import styles from "./common-rules.module.css";
import { DataTable } from "./data-table";
import { withCode } from "./with-code";

const CODES: readonly (readonly string[])[] = [
  ["1", "200", "空文字，或一句话", "成功，结果在 data"],
  ["0", "200", "给用户看的一句话", "填写有误、没有这个编号，或功能尚未开放"],
  ...Object.entries(FAULTS).map(([status, sentence]) => [
    status,
    status,
    sentence,
    FAULT_CAUSES[Number(status) as FaultStatus].cause,
  ]),
];

/** The rules for all calls. */
export function CommonRules() {
  return (
    <>
      <dl className={styles.rules}>
        {commonRules().map(({ title, text, steps = [], points = [] }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{withCode(text)}</dd>
            {steps.length > 0 && (
              <dd>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>{withCode(step)}</li>
                  ))}
                </ol>
              </dd>
            )}
            {points.length > 0 && (
              <dd>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{withCode(point)}</li>
                  ))}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <DataTable caption="code 一览" columns={["code", "HTTP 状态", "msg", "什么时候"]} rows={CODES} />
    </>
  );
}
