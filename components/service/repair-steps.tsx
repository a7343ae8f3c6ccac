import { ButtonLink } from "@/components/ui/button-link";
import { contactHref } from "@/lib/routes/contact-address";
import { SITE, telHref } from "@/lib/site";
import styles from "./service.module.css";

const STEPS = [
  {
    title: "备好资料",
    text: "型号、序列号（铭牌上）、故障代码与出现时间、屏幕照片；柜内设备再拍一张接线和周围环境。",
  },
  {
    title: "报修",
    text: "致电售后热线，或在线报修。有烟、焦味、放电声时先断开上级电源，人离开设备，再来电。",
  },
  {
    title: "远程判断",
    text: "工程师按代码、测量值和通信数据判断，能由参数、接线或备件解决的，说明步骤；需要停电的工作由您的持证电工进行。",
  },
  {
    title: "现场处理或寄回",
    text: "柜体、高压和并联运行的设备到现场处理；单元、模块和仪表可以寄回。拆下前断电、等待、验电、放电；寄回时附上型号、序列号、故障现象和联系人。",
  },
  {
    title: "检修与试验",
    text: "换下的零件记录原因；按产品执行标准做绝缘、保护动作、显示与通信检查，电容器测电容，变流器做带载试验，电能表测误差。",
  },
  {
    title: "交还",
    text: "随设备交给您检修记录：故障原因、更换的零件、试验项目与数据、软件版本和参数。投运时按记录核对参数与接线。",
  },
];

const PLACES = [
  { label: "售后热线", text: SITE.afterSalesLine, href: telHref(SITE.afterSalesLine) },
  { label: "技术热线", text: SITE.technicalLine, href: telHref(SITE.technicalLine) },
  { label: "售后邮箱", text: SITE.serviceEmail, href: `mailto:${SITE.serviceEmail}` },
  { label: "寄修地址", text: SITE.dispatchAddress },
];

/** From the report of a fault to the device's return, and whom to call. */
export const RepairSteps = () => (
  <div className={styles.repair}>
    <ol className={styles.steps}>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
    <div className={styles.places}>
      <dl>
        {PLACES.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
      <p>保修期限与范围以合同和随货文件为准；超出保修的，先告知检测结论与费用，您同意后再修。</p>
      <p className="no-print">
        <ButtonLink href={contactHref({ about: "报修：设备故障" })} rel="nofollow" icon="arrow">
          在线报修
        </ButtonLink>
      </p>
    </div>
  </div>
);
