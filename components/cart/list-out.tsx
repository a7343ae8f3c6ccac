import { Button, ButtonLink } from "@/components/ui/button-link";
import input from "@/components/ui/input.module.css";
import { CART, CART_CHANGE, CART_SHEET, MAX_PROJECT, MOST_PACKED } from "@/lib/inquiry/cart-limits";
import { ListFiles } from "./list-files";
import { ListPackage } from "./list-package";
import styles from "./list-out.module.css";

/** Downloads of the list, named after the project it is for. The form works without JavaScript. */
export const ListOut = ({ project }: { project: string }) => (
  <section id="out" aria-labelledby="out-title" className={styles.out}>
    <h2 id="out-title" className={styles.title}>
      带走清单
    </h2>
    <form method="post" action={CART_CHANGE} autoComplete="off" className={styles.row}>
      <label htmlFor="project">项目名称（选填）</label>
      <input
        id="project"
        name="project"
        defaultValue={project}
        maxLength={MAX_PROJECT}
        className={`${input.input} ${styles.project}`}
      />
      <Button type="submit" name="do" value="project" variant="secondary">
        保存名称
      </Button>
    </form>
    <p className={styles.hint}>
      写在导出的文件、打印的清单和回执上，也随询价单提交。全部资料是数据页、图纸和寄存器表，最多 {MOST_PACKED}{" "}
      种产品；分享链接里只有型号代码和数量。
    </p>
    <div className={styles.row}>
      <ListFiles page={CART} />
      <ButtonLink href={CART_SHEET} rel="nofollow" variant="ghost" icon="file">
        打印
      </ButtonLink>
      <ListPackage />
      <form method="post" action={CART_CHANGE}>
        <Button type="submit" name="do" value="share" variant="ghost" icon="copy">
          生成分享链接
        </Button>
      </form>
    </div>
  </section>
);
