import type { Content } from "@/db/source/shapes";
import { contentAt, momentsAfter } from "@/db/source/timed-content";
import { chinaTime } from "@/lib/text/china-time";
import { caseCalculationFaults } from "./case-calculation-faults";
import { caseEquipmentFaults } from "./case-equipment-faults";
import { caseFactsFaults } from "./case-facts-faults";
import { caseFigureFaults } from "./case-figures-faults";
import { certificateFaults, coverFaults } from "./certificate-faults";
import { combinationFaults } from "./combination-faults";
import { wrongCompanyFigures } from "./company-figures";
import { servicePointFaults } from "./contact-rules";
import { futureDates } from "./date-rules";
import { notDrawn, undrawable } from "./drawing-rules";
import { differentCounts } from "./drawn-counts";
import { type Rule, sentenceOf } from "./finding";
import { unprintable } from "./unprintable";
import { deadEnds } from "./dead-ends";
import { deadLinks } from "./link-rules";
import { listFaults, notApplicableFaults, sparseColumns } from "./list-rules";
import { faultCodeFaults } from "./fault-code-rules";
import { figureFaults } from "./figure-faults";
import { fewRatings } from "./few-ratings";
import { orderCodeFaults } from "./order-code-faults";
import { misreadCodes, openCodes } from "./order-code-reading";
import { parameterFaults } from "./parameter-faults";
import { missingParameters } from "./missing-parameters";
import { longTitles, repeatedWords, thinTexts, tooLittleTold } from "./page-rules";
import { carouselFaults, pictureFaults } from "./picture-rules";
import { boardQuestionFaults, categoryFaults, categoryLevelFaults, recordFaults } from "./record-rules";
import { redirectFaults } from "./redirect-rules";
import { registerMapFaults } from "./register-faults";
import { productsWithoutRules, safetyFaults } from "./safety-rules";
import { withoutSampling } from "./sampling";
import { fewQuestions, questionFaults, sparePartFaults } from "./service-rules";
import { noticeFaults, wayFaults } from "./site-rules";
import { sharedPictures, singlePictures } from "./shared-pictures";
import { sizeFaults } from "./size-faults";
import { bareSolutions, briefFaults, solutionFaults } from "./solution-rules";
import { standardFaults } from "./standard-faults";
import { successorFaults } from "./successor-faults";
import { hyphensAsMinus, orderFaults, repeatedPhones, richTextFaults, symbolFaults } from "./text-rules";
import { presetFaults } from "./trait-rules";
import { unofferedFigures } from "./unoffered-figures";
import { unusedPictures } from "./unused-pictures";
import { unusedProducts } from "./unused-products";
import { timeFaults, timesAhead } from "./time-rules";
import { visitFaults } from "./visit-rules";

/** Faults, which keep content from being migrated. */
export const FAULTS: readonly Rule[] = [
  categoryFaults,
  recordFaults,
  categoryLevelFaults,
  parameterFaults,
  unofferedFigures,
  combinationFaults,
  sizeFaults,
  standardFaults,
  pictureFaults,
  carouselFaults,
  richTextFaults,
  symbolFaults,
  orderFaults,
  undrawable,
  presetFaults,
  listFaults,
  notApplicableFaults,
  repeatedWords,
  tooLittleTold,
  redirectFaults,
  questionFaults,
  faultCodeFaults,
  sparePartFaults,
  safetyFaults,
  boardQuestionFaults,
  wayFaults,
  servicePointFaults,
  noticeFaults,
  successorFaults,
  caseFactsFaults,
  caseEquipmentFaults,
  caseFigureFaults,
  caseCalculationFaults,
  solutionFaults,
  briefFaults,
  certificateFaults,
  coverFaults,
  orderCodeFaults,
  deadEnds,
  figureFaults,
  misreadCodes,
  sharedPictures,
  visitFaults,
  registerMapFaults,
  timeFaults,
];

/** Warnings by kind, which an editor may ignore. */
export const WARNINGS = {
  图片太少: singlePictures,
  没有图纸: notDrawn,
  参数太少: fewRatings,
  参数缺行: missingParameters,
  列表空列: sparseColumns,
  代码不全: openCodes,
  失效链接: deadLinks,
  定时上下线: timesAhead,
  未来日期: futureDates,
  文字长短: thinTexts,
  公司数字: wrongCompanyFigures,
  单线图数: differentCounts,
  单线取样: withoutSampling,
  方案不全: bareSolutions,
  用处不明: unusedProducts,
  没有规则: productsWithoutRules,
  问题太少: fewQuestions,
  标题太长: longTitles,
  文中电话: repeatedPhones,
  负号写法: hyphensAsMinus,
  闲置图片: unusedPictures,
  数据页缺字: unprintable,
} satisfies Record<string, Rule>;

function faultsAt(content: Content, root: string, moment: string): string[] {
  // One for all rules: they keep what they have found of it.
  const shown = contentAt(content, moment);
  return FAULTS.flatMap((rule) => rule(shown, root)).map(sentenceOf);
}

/**
 * All faults of valid content, now and at each scheduled time, as sentences with file, id and field. Items without a scheduled
 * time yet are not checked.
 */
export function contentFaults(content: Content, root: string, now = Date.now()): string[] {
  const moment = chinaTime(now);
  // `contentAt` removes the schedule.
  const found = new Set([...timeFaults(content, root).map(sentenceOf), ...faultsAt(content, root, moment)]);
  const later = momentsAfter(content, moment).flatMap((at) =>
    faultsAt(content, root, at)
      .filter((sentence) => !found.has(sentence))
      .map((sentence) => `到 ${at} 时，${sentence}`),
  );
  return [...found, ...later];
}

/** Warnings by kind, of all items regardless of their schedule; kinds without warnings are left out. */
export const contentWarnings = (content: Content, root: string): [kind: string, sentences: string[]][] =>
  Object.entries<Rule>(WARNINGS)
    .map(([kind, rule]): [string, string[]] => [kind, rule(content, root).map(sentenceOf)])
    .filter(([, sentences]) => sentences.length > 0);
