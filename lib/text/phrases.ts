const segmenter = new Intl.Segmenter("zh-CN", { granularity: "word" });

/** The stretches between which a heading may break: Chinese words with the punctuation and single characters that follow them. */
export function phrasesOf(text: string): string[] {
  const phrases: string[] = [];
  let wasWord = false;
  for (const { segment, isWordLike = false } of segmenter.segment(text)) {
    if (wasWord && isWordLike && segment.length > 1) phrases.push(segment);
    else phrases.push(`${phrases.pop() ?? ""}${segment}`);
    wasWord = isWordLike;
  }
  return phrases;
}
