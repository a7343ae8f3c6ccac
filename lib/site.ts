/**
 * Everything that differs per company. Editors change names, phones, addresses and links here and nowhere else;
 * the values below are placeholders of a fictional company.
 */
export const SITE = {
  company: "澜衡电气有限公司",
  brand: "澜衡电气",
  /** The prefix of all models and order codes, without the hyphen. */
  modelPrefix: "LH",
  brandEnglish: "LANHENG ELECTRIC",
  slogan: "让每一度电更平衡",
  description:
    "澜衡电气专注无功补偿、电能质量治理、智能电力仪表与能源物联网平台，提供产品、方案与现场服务，让每一度电更平衡。",
  established: "2008",
  address: "澜州市高新区衡电路88号（示例地址）",
  dispatchAddress: "澜州市高新区衡电路88号 物流中心（示例地址）",
  salesLine: "400-000-0000",
  technicalLine: "0000-00000002",
  afterSalesLine: "0000-00000003",
  fax: "0000-00000000",
  email: "sales@example.com",
  serviceEmail: "service@example.com",
  /** Official filing numbers; an empty one is not shown. */
  filing: "澜ICP备00000000号（示例）",
  policeFiling: "澜公网安备 00000000000000号（示例）",
  copyright: "© 2026 澜衡电气 版权所有（虚构品牌，演示用）",
  /** External login of the smart-village management platform. */
  managementUrl: "https://manage.example.com/login",
  managementLabel: "智慧乡村管理平台",
  /** Pictures of the social accounts' QR codes, relative to the image host. */
  qrCodes: [
    { label: "微信公众号", image: "/media/brand/qr-wechat.svg" },
    { label: "移动端网站", image: "/media/brand/qr-mobile.svg" },
  ],
  /** Hosts whose video players editors may embed. */
  videoHosts: ["player.bilibili.com", "v.qq.com"],
  /** Days after which a consultation message is deleted; printed in the privacy notice. */
  messageRetentionDays: 730,
  /** Days after which a list that nobody changed is deleted; printed in the privacy notice. */
  cartRetentionDays: 90,
  /** Days for which copies beside the store, and backups at most, are kept; printed in the privacy notice. */
  copyRetentionDays: 28,
  /** Days after the last sign-in until a member's account is deleted; printed in the privacy notice. */
  memberRetentionDays: 730,
  /** The author name of the company's own answers, which no member's name may contain. */
  staffName: "澜衡工程师",
  reservedNames: ["澜衡", "lanheng", "官方", "客服", "管理员"],
  /** Version of the privacy notice that a message was sent under. */
  noticeVersion: "2026-11-27",
} as const;

/** Links required for the filing numbers: the searches of the authorities; that of the police takes digits only. */
export const filingHref = "https://beian.miit.gov.cn/";
export const policeFilingHref = (filing: string) =>
  `https://beian.mps.gov.cn/#/query/webSearch?code=${filing.replace(/\D/g, "")}`;

/** `tel:` address of a phone number as printed. */
export const telHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
