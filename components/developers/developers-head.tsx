import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { env } from "@/lib/env";
import styles from "./developers-head.module.css";

type Props = {
  title: string;
  lead: string;
  /** One call with its answer, for readers who read no further. */
  children: ReactNode;
};

/** The introduction, the link to the OpenAPI document, and an example call. */
export function DevelopersHead({ title, lead, children }: Props) {
  return (
    <Container className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <dl className={styles.facts}>
          <div>
            <dt>服务地址</dt>
            <dd>
              <code>{env().SITE_URL}</code>
            </dd>
          </div>
          <div>
            <dt>身份验证</dt>
            <dd>公开内容不需要，会员接口先登录</dd>
          </div>
          <div>
            <dt>机器可读的说明</dt>
            <dd>OpenAPI 3.1</dd>
          </div>
        </dl>
        <ButtonLink href="/openapi.json" variant="secondary" icon="download" download>
          openapi.json
        </ButtonLink>
      </div>
      <div className={styles.example}>{children}</div>
    </Container>
  );
}
