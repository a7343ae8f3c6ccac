import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { EmptyState } from "@/components/ui/empty-state";
import { Share } from "@/components/page/share";
import { CART, CART_CHANGE, copyHref, SHARED_DAYS } from "@/lib/inquiry/cart-limits";
import type { OrderLine } from "@/lib/inquiry/order";
import { chinaTime } from "@/lib/text/china-time";
import { ListSheet } from "./list-sheet";
import styles from "./receipt-page.module.css";

type Props = {
  token: string;
  lines: readonly OrderLine[];
  /** The number of lines left out because their products were deleted. */
  gone: number;
  /** When the link was created, and when it expires; UTC, ISO 8601. */
  since: string;
  until: string;
};

const dayOf = (time: string) => chinaTime(time).slice(0, 10);

/** A shared list: whoever has the link sees the lines and may copy them. */
export const CopiedList = ({ token, lines, gone, since, until }: Props) => (
  <ListSheet
    title="分享的清单"
    facts={[
      { label: "生成日期", text: dayOf(since) },
      { label: "有效期至", text: `${dayOf(until)}（${SHARED_DAYS} 天）` },
    ]}
    lines={lines}
  >
    <p>
      {gone > 0 && `有 ${gone} 种产品已不在目录中，没有列出。`}
      复制链接发给别人，知道网址的人都能打开，加入自己的询价单。这是生成链接时的副本，此后的改动不在其中；只有型号代码和数量，没有备注、项目名称和任何人的信息。
    </p>
    <Share path={copyHref(token)} />
    <div className={`no-print ${styles.actions}`}>
      {lines.length > 0 && (
        <form method="post" action={CART_CHANGE}>
          <input type="hidden" name="copy" value={token} />
          <Button type="submit" name="do" value="copy">
            加入我的询价单
          </Button>
        </form>
      )}
      <ButtonLink href={CART} variant="ghost" icon="back">
        我的询价单
      </ButtonLink>
    </div>
  </ListSheet>
);

/** For an expired link. */
export const NoCopy = () => (
  <Container>
    <EmptyState text="这个分享链接已经失效">
      <p>链接从生成起 {SHARED_DAYS} 天有效，请向发链接的人再要一份。</p>
      <ButtonLink href={CART}>我的询价单</ButtonLink>
    </EmptyState>
  </Container>
);
