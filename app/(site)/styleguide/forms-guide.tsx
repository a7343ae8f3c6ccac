import { SearchForm } from "@/components/search/search-form";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { ICON_NAMES } from "@/components/ui/icon-paths";
import { Section } from "@/components/ui/section";
import { StatusLine } from "@/components/ui/status-line";
import styles from "./styleguide.module.css";
import { ToastButton } from "./toast-button";

function Buttons() {
  return (
    <div className={styles.row}>
      <ButtonLink href="/contact">在线咨询</ButtonLink>
      <ButtonLink href="/contact" variant="secondary">
        下载资料
      </ButtonLink>
      <ButtonLink href="/index" variant="ghost">
        了解更多
      </ButtonLink>
      <ButtonLink href="https://example.com/" variant="secondary">
        外部链接
      </ButtonLink>
      <Button disabled>提交中</Button>
    </div>
  );
}

export function FormsGuide() {
  return (
    <>
      <Section title="按钮与提示" id="buttons">
        <Buttons />
        <div className={styles.row}>
          <ToastButton />
          <StatusLine tone="success" text="提交成功" />
          <StatusLine tone="danger" text="请填写信息" />
        </div>
        <div className={styles.row}>
          <SearchForm label="搜索示例" />
        </div>
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="深色底" tone="navy" eyebrow="ON NAVY" lead="说明文字在深色底上同样清晰。">
        <Buttons />
      </Section>
    </>
  );
}
