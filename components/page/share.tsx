import { absoluteUrl } from "@/lib/seo/page-metadata";
import { Button } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import styles from "./share.module.css";

/** Copies the page's URL, and opens its QR code, which is that of the service rail (service-bar.tsx). */
export function Share({ path }: { path: string }) {
  return (
    <div className={`no-print ${styles.share}`}>
      <CopyButton text={absoluteUrl(path)} label="复制链接" otherwise="从地址栏复制" />
      <Button variant="ghost" icon="qr" className={`script-only ${styles.code}`} popoverTarget="page-code">
        手机扫码打开
      </Button>
    </div>
  );
}
