import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import { Words } from "@/components/ui/words";
import type { PostItem } from "@/db/queries/board/board";
import type { Post, ReplyItem } from "@/db/queries/board/thread";
import { boardHref, postHref } from "@/lib/board/addresses";
import { writeLink } from "@/lib/board/write-link";
import { SERVICE } from "@/lib/links/service";
import { REPLY } from "@/lib/members/return-address";
import { isSmsOpen } from "@/lib/members/sms-open";
import { questionData } from "@/lib/seo/question-data";
import { SITE } from "@/lib/site";
import { phrased } from "@/lib/text/phrases";
import styles from "./board.module.css";
import { BoardText, type Models } from "./board-text";
import { PostList } from "./post-list";

type Props = {
  post: Post;
  replies: readonly ReplyItem[];
  models: Models;
  near: readonly PostItem[];
};

const Time = ({ time }: { time: string }) => (
  <time dateTime={time.replace(" ", "T")}>{time.slice(0, 16)}</time>
);

const Reply = ({ reply, models }: { reply: ReplyItem; models: Models }) => (
  <li id={`r${reply.id}`} className={styles.item}>
    <p className={styles.meta}>
      <span className={reply.staff === 1 ? styles.staff : undefined}>{reply.username}</span>
      {reply.accepted === 1 && <span className={styles.good}>提问者采纳</span>}
      <Time time={reply.createtime} />
    </p>
    <BoardText text={reply.content} models={models} />
  </li>
);

/**
 * A question with its answers, or a note with its comments: the company's first, then the accepted one, then oldest
 * first.
 */
export function PostPage({ post, replies, models, near }: Props) {
  const { kind, id, title, product_id: product, model } = post;
  const isQuestion = kind === "speak";
  const words = isQuestion ? "回答" : "评论";
  const nearby = isQuestion ? "相关问题" : "相关手记";
  const write = post.isSeed
    ? writeLink({ kind, product: product || undefined }, "继续提问", title)
    : writeLink({ reply: kind, id }, isQuestion ? "回答这个问题" : "评论这篇手记", title);
  const data = isQuestion ? questionData(post, replies) : undefined;
  return (
    <>
      {data && <JsonLd data={data} />}
      <BreadcrumbBar
        parents={[
          { label: "常见问题与服务", href: SERVICE },
          { label: isQuestion ? "工程问答" : "实践手记", href: boardHref({ kind }) },
        ]}
        label={title}
        path={postHref(post)}
      />
      <Container className={`${styles.page} ${styles.aside}`}>
        <div className={styles.thread}>
          <h1>
            <Words text={phrased(title)} />
          </h1>
          <p className={styles.meta}>
            <span>{post.username}</span>
            {post.isSeed && <span>整理的常见问题</span>}
            <Time time={post.createtime} />
            {product > 0 && <a href={`/newdetail/${product}`}>{model || "所问产品"}</a>}
          </p>
          <BoardText text={post.content} models={models} />
          <h2 className={styles.heading}>
            {replies.length > 0 ? `${replies.length} 条${words}` : `还没有${words}`}
          </h2>
          {replies.length > 0 && (
            <ol className={styles.list} aria-label={words}>
              {replies.map((reply) => (
                <Reply key={reply.id} reply={reply} models={models} />
              ))}
            </ol>
          )}
          {near.length > 0 && (
            <>
              <h2 className={styles.heading}>{nearby}</h2>
              <PostList kind={kind} items={near} label={nearby} headingLevel={3} />
            </>
          )}
        </div>
        <div className={styles.rail}>
          <h2 className={styles.next}>接下来</h2>
          {post.links.length > 0 && (
            <div className={styles.more}>
              <ul>
                {post.links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className={styles.actions}>
            <ButtonLink href={write.href} rel="nofollow" icon="chat">
              {write.label}
            </ButtonLink>
            <ButtonLink href={boardHref({ kind })} variant="secondary">
              {isQuestion ? "全部问题" : "全部手记"}
            </ButtonLink>
          </p>
          {isQuestion && !post.isSeed && isSmsOpen() && (
            <p>
              您是提问者？哪条回答解决了问题，请在<a href={REPLY}>我的问答</a>里采纳它。
            </p>
          )}
          <p className={styles.notice}>
            {!post.isSeed && `内容由会员发布，先审核再公开；标“${SITE.staffName}”的是本公司的回答。`}
            现场操作请以产品说明书与安全规程为准。
          </p>
        </div>
      </Container>
    </>
  );
}
