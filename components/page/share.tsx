import { encode } from "uqr";
import { absoluteUrl } from "@/lib/seo/page-metadata";
import { CopyButton } from "@/components/ui/copy-button";
import { StaticMarkup } from "@/components/ui/static-markup";
import { codeImage } from "@/lib/qr-image";
import styles from "./share.module.css";

/** Copies the page's URL, and shows it as a QR code, which works without JavaScript. */
export function Share({ path }: { path: string }) {
  const address = absoluteUrl(path);
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  return (
    <div className={`no-print ${styles.share}`}>
      <CopyButton text={address} label="复制链接" otherwise="从地址栏复制" />
      <StaticMarkup tag="details">
        <summary className={styles.summary}>手机扫码打开</summary>
        <img
          className={styles.code}
          src={codeImage(data)}
          width={size}
          height={size}
          alt="本页地址的二维码"
        />
      </StaticMarkup>
    </div>
  );
}
