import { Button } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import type { UnreadLine } from "@/db/queries/inquiry/unread-lines";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { unreadName } from "@/lib/inquiry/change-names";
import { CONTACT } from "@/lib/inquiry/contact-address";
import styles from "./unread-lines.module.css";

type Props = {
  lines: readonly UnreadLine[];
  /** Whether there is a list to send them with. */
  isWithList: boolean;
};

/** Lines of a parts list that were not understood: each can be resolved with a button, removed, or sent as written. */
export const UnreadLines = ({ lines, isWithList }: Props) => (
  <Container>
    <section aria-labelledby="unread" className={styles.unread}>
      <h2 id="unread" className={styles.heading}>
        没有读懂的 {lines.length} 行
      </h2>
      {isWithList ? (
        <p className={styles.lead}>点下面的型号就改为该产品；不改的随询价单一起提交原文，由业务人员核对。</p>
      ) : (
        <p className={styles.lead}>
          询价单里还没有产品，这些行不能单独提交：点下面的型号改为该产品，或者
          <a href={CONTACT}>在线咨询，把内容写给我们</a>。
        </p>
      )}
      <form method="post" action={CART_CHANGE}>
        <ul>
          {lines.map(({ id, written, meant }) => (
            <li key={id} className={styles.line}>
              <p className={styles.written}>{written}</p>
              <div className={styles.choices}>
                {meant.length > 0 && <span>是不是</span>}
                {meant.map(({ name, title }, choice) => (
                  <Button
                    key={name}
                    type="submit"
                    name="do"
                    value={unreadName({ unread: id, choice })}
                    variant="secondary"
                    className={styles.choice}
                    aria-label={`改为 ${name} ${title}`}
                    title={title}
                  >
                    {name}
                  </Button>
                ))}
                <Button type="submit" name="do" value={unreadName({ unread: id })} variant="ghost">
                  删除<span className="visually-hidden"> {written}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </form>
    </section>
  </Container>
);
