const SHOWN = 3;

const listed = (kind: string, sentences: string[], all: boolean) => {
  const shown = all ? sentences : sentences.slice(0, SHOWN);
  const left = sentences.length - shown.length;
  return [
    `${kind}（${sentences.length} 处）：`,
    ...shown.map((sentence) => `  ${sentence}`),
    ...(left > 0 ? [`  另有 ${left} 处，加 --all 全部列出。`] : []),
    "",
  ];
};

/** The report on content without faults: warnings by kind, the first few of each or all, and their number. */
export function warningReport(warnings: [kind: string, sentences: string[]][], all: boolean): string {
  const total = warnings.reduce((sum, [, sentences]) => sum + sentences.length, 0);
  const counts = warnings.map(([kind, sentences]) => `${kind} ${sentences.length}`).join("，");
  return [
    ...warnings.flatMap(([kind, sentences]) => listed(kind, sentences, all)),
    `内容检查通过：错误 0 处；提醒 ${total} 处${counts && `（${counts}）`}，提醒不影响上线。`,
  ].join("\n");
}
