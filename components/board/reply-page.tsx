import { SignOutButtons } from "@/components/member/sign-out-buttons";
import { PlainHead } from "@/components/page/plain-head";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Pager } from "@/components/ui/pager";
import { StatusLine } from "@/components/ui/status-line";
import type { PostItem } from "@/db/queries/board/board";
import type { OwnPost, OwnReply } from "@/db/queries/board/own";
import { boardHref, postedHref, postHref, REPLY_CHANGE, replyHref } from "@/lib/board/addresses";
import type { PostKind } from "@/lib/board/rules";
import { CART } from "@/lib/inquiry/cart-limits";
import { GOOD_RESULTS, REPLY_RESULT, type ReplyResult } from "@/lib/board/results";
import { type Page, pageCount, type PageRequest } from "@/lib/links/paging";
import { REPLY } from "@/lib/members/return-address";
import { LOGIN_SEND } from "@/lib/members/rules";
import styles from "./board.module.css";
import { type OwnItem, OwnList } from "./own-list";

type Props = {
  username: string;
  result: ReplyResult | undefined;
  /** The page number, the same for all lists; the longest list determines the number of pages. */
  page: PageRequest;
  toMe: Page<OwnReply>;
  questions: Page<OwnPost>;
  notes: Page<OwnPost>;
  replies: Page<OwnReply>;
  followed: Page<PostItem>;
};

const MOST_SHOWN = 200;
/** One line without the markup of lists and code: the full text is on its own page. */
const beginning = (text: string) => {
  const letters = [...text.replaceAll("```", " ").replace(/^- /gm, "· ").replace(/\s+/g, " ").trim()];
  return letters.length > MOST_SHOWN ? `${letters.slice(0, MOST_SHOWN).join("")}…` : letters.join("");
};

const ofPost =
  (kind: PostKind) =>
  ({ id, title, content, createtime, state, reason, model }: OwnPost): OwnItem => ({
    ...{ id, title, state, reason, text: beginning(content) },
    href: state === "public" ? postHref({ kind, id }) : undefined,
    meta: [createtime.slice(0, 16), ...(model ? [model] : [])],
    act: {
      ...{ label: "删除", does: `delete-${kind}` },
      confirm: `删除不能恢复，别人在下面的${kind === "speak" ? "回答" : "评论"}也一并删除。`,
    },
  });

const hrefOf = ({ speak, stick }: OwnReply) =>
  postHref(speak > 0 ? { kind: "speak", id: speak } : { kind: "stick", id: stick });

const ofReply = (reply: OwnReply): OwnItem => ({
  ...{ id: reply.id, title: reply.title, state: reply.state, reason: reply.reason },
  text: beginning(reply.content),
  href: reply.state === "public" ? hrefOf(reply) : undefined,
  meta: [reply.createtime.slice(0, 16), ...(reply.accepted ? ["提问者采纳"] : [])],
  act: { label: "删除", does: "delete-reply", confirm: "删除不能恢复。" },
});

/** An answer to the member's own text, which can be accepted if none is yet. */
const toOwn =
  (settled: ReadonlySet<number>) =>
  (reply: OwnReply): OwnItem => ({
    ...{ id: reply.id, title: reply.title, text: beginning(reply.content), href: hrefOf(reply) },
    meta: [reply.username, reply.createtime.slice(0, 16), ...(reply.accepted ? ["已采纳"] : [])],
    act: reply.speak > 0 && !settled.has(reply.speak) ? { label: "采纳", does: "accept" } : undefined,
  });

const Erase = () => (
  <section aria-label="我的数据" className={styles.own}>
    <h2 className={styles.heading}>我的数据</h2>
    <form method="post" action={REPLY_CHANGE}>
      <Button type="submit" name="do" value="export" variant="secondary">
        导出我的数据
      </Button>
    </form>
    <h3 className={styles.heading}>注销账号</h3>
    <form method="post" action={REPLY_CHANGE} className={styles.form}>
      <div className={styles.choices}>
        <label>
          <input type="radio" name="texts" value="keep" required />
          保留已公开的内容，不再显示我的称呼
        </label>
        <label>
          <input type="radio" name="texts" value="erase" required />
          连同我发布的全部内容一起删除（问题下别人的回答也一并删除）
        </label>
      </div>
      <p className={styles.notice}>账号、手机号码与登录立即删除，不能恢复。</p>
      <p className={styles.actions}>
        <Button type="submit" name="do" value="erase" variant="secondary">
          注销账号
        </Button>
      </p>
    </form>
  </section>
);

/** Answers to a member, the member's own texts with their states, and the member's data. */
export function ReplyPage({ username, result, page, ...own }: Props) {
  const { toMe, questions, notes, replies, followed } = own;
  const total = Math.max(...Object.values(own).map((list) => list.total));
  const emptyFor = (words: string) => (page.page > 1 ? "没有更早的了。" : words);
  const settled = new Set(toMe.items.filter(({ accepted }) => accepted).map(({ speak }) => speak));
  return (
    <>
      <PlainHead
        parents={[{ label: "工程问答", href: boardHref({ kind: "speak" }) }]}
        label="我的问答"
        path={REPLY}
        lead={`${username}，这里是别人给您的回答，您发布的内容与审核状态，只有您自己看得到。`}
      />
      <Container className={styles.page}>
        {result && (
          <StatusLine
            tone={GOOD_RESULTS.includes(result) ? "success" : "danger"}
            text={REPLY_RESULT[result]}
          />
        )}
        <p className={styles.actions}>
          <ButtonLink href={postedHref({ kind: "speak" })} icon="chat">
            提问
          </ButtonLink>
          <ButtonLink href={postedHref({ kind: "stick" })} variant="secondary">
            写手记
          </ButtonLink>
          <ButtonLink href={CART} variant="secondary">
            我的询价单
          </ButtonLink>
        </p>
        <OwnList
          title="给我的回答"
          items={toMe.items.map(toOwn(settled))}
          empty={emptyFor("还没有人回答。")}
        />
        <OwnList
          title="我的问题"
          items={questions.items.map(ofPost("speak"))}
          empty={emptyFor("还没有提过问题。")}
        />
        <OwnList title="我的手记" items={notes.items.map(ofPost("stick"))} />
        <OwnList title="我的回答" items={replies.items.map(ofReply)} />
        <OwnList
          title="我关注的问题"
          items={followed.items.map(({ id, title, replies: count }) => ({
            ...{ id, title, href: postHref({ kind: "speak", id }), meta: [`${count} 条回答`] },
            act: { label: "取消关注", does: "unfollow" },
          }))}
        />
        {total > page.limit && (
          <Pager
            page={page.page}
            pages={pageCount(total, page.limit)}
            total={total}
            hrefFor={(number) => replyHref({ page: number })}
          />
        )}
        <form method="post" action={LOGIN_SEND} className={styles.actions}>
          <SignOutButtons />
        </form>
        <Erase />
      </Container>
    </>
  );
}
