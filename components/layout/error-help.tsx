import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import styles from "./message-page.module.css";

/** Neutral words for anything that broke; what it was is in the server's log. */
export function ErrorHelp({ retry }: { retry: () => void }) {
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>页面暂时打不开</h1>
      <p className={styles.text}>服务出了点问题，请稍后重试。如果急需联系我们，可以直接拨打销售热线。</p>
      <p className={styles.actions}>
        <Button onClick={retry}>重试</Button>
        <ButtonLink href="/index" variant="secondary">
          返回首页
        </ButtonLink>
      </p>
    </Container>
  );
}
