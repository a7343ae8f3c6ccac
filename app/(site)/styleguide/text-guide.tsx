import { RichText } from "@/components/ui/rich-text";
import { Section } from "@/components/ui/section";
import { TabStrip } from "@/components/ui/tab-strip";
import { Tabs } from "@/components/ui/tabs";
import { showRichText } from "@/lib/text/rich-text";
import styles from "./styleguide.module.css";

const ARTICLE = `
<h2>安装与接线</h2>
<p>电流互感器一次侧按负荷电流选取，二次侧为5&nbsp;A或1&nbsp;A。接线前确认<strong>断路器处于分闸位置</strong>，详见<a href="/index">安装说明</a>与<a href="https://example.com/standard">标准原文</a>。</p>
<h3>参数</h3>
<table><thead><tr><th>项目</th><th>LH-ZN-30</th><th>LH-ZN-40</th><th>LH-ZN-60</th><th>备注</th></tr></thead>
<tbody><tr><th>额定电压</th><td>450 V</td><td>450 V</td><td>480 V</td><td>三相三线</td></tr>
<tr><th>额定容量</th><td>30 kvar</td><td>40 kvar</td><td>60 kvar</td><td>偏差 −5%～+10%</td></tr></tbody></table>
<ul><li>投切过程过零，合闸涌流不大于额定电流的2.5倍。</li><li>Pneumonoultramicroscopicsilicovolcanoconiosis-RS485-Modbus-RTU-9600-8N1</li></ul>
<ol><li>断开上级开关。</li><li>验电，挂接地线。</li></ol>
<blockquote><p>现场电压总畸变率超过3%时，应先核对谐波。</p></blockquote>
<h4>注意</h4><p>通电前再核对一次相序。</p>`;

const COLOURS = [
  "brand",
  "brand-strong",
  "navy",
  "accent",
  "surface-soft",
  "surface-cool",
  "success",
  "danger",
];

export function TextGuide() {
  return (
    <>
      <Section
        title="颜色与文字"
        eyebrow="DESIGN TOKENS"
        lead="颜色按用途命名，正文与底色的对比不低于 4.5 : 1。"
      >
        <ul className={styles.colours}>
          {COLOURS.map((name) => (
            <li key={name}>
              <svg width="100%" height="64" display="block" aria-hidden="true">
                <rect width="100%" height="60" fill={`var(--color-${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <div className={styles.scale}>
          <p data-size="4xl">让每一度电更平衡</p>
          <p data-size="3xl">让每一度电更平衡</p>
          <p data-size="2xl">让每一度电更平衡 Balance</p>
          <p data-size="xl">让每一度电更平衡 Balance</p>
          <p data-size="lg">让每一度电更平衡 Balance</p>
          <p data-size="base">让每一度电更平衡 Balance</p>
          <p data-size="sm">让每一度电更平衡 Balance</p>
          <p data-size="xs">让每一度电更平衡 Balance</p>
        </div>
      </Section>
      <Section title="编辑内容" tone="soft" id="rich-text">
        <RichText html={showRichText(ARTICLE, 3)} />
      </Section>
      <Section title="标签" id="tabs">
        <TabStrip
          label="地址标签"
          items={[
            { label: "公共建筑", href: "/casePage?tab=27" },
            { label: "医疗教育", href: "/casePage?tab=29" },
            { label: "工业制造", href: "/casePage?tab=31" },
          ]}
          current="/casePage?tab=29"
        />
        <Tabs
          label="产品内容"
          items={[
            { id: "overview", label: "产品概述", content: <p>概述的内容。</p> },
            { id: "wiring", label: "接线与安装", content: <p>接线的内容。</p> },
            { id: "order", label: "订货方式", content: <p>订货的内容。</p> },
          ]}
        />
      </Section>
    </>
  );
}
