import { TextField } from "@/components/contact/text-field";
import { PlainHead } from "@/components/page/plain-head";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { StatusLine } from "@/components/ui/status-line";
import { boardHref, POSTED, POSTED_SEND, postHref, REPLY_CHANGE, type Writing } from "@/lib/board/addresses";
import { POST_CONTENT, type PostKind, REPLY_CONTENT, TITLE } from "@/lib/board/rules";
import { POSTED_FAULT, type PostedFault } from "@/lib/board/results";
import styles from "./board.module.css";

type Props = {
  writing: Writing;
  /** The product of the question, or the question or note to answer. */
  about: { label: string; href: string } | undefined;
  username: string;
  /** Idempotency token of this form: a double click stores one text. */
  token: string;
  fault: PostedFault | undefined;
};

const TITLES: Record<PostKind, { ask: string; answer: string }> = {
  speak: { ask: "提问", answer: "回答" },
  stick: { ask: "写手记", answer: "评论" },
};

const HINT: Record<PostKind, string> = {
  speak: "例如系统电压、变压器容量、主要负荷、现象与已经试过的办法。",
  stick: "写清现场条件、做法与结果，别人才好照着做。",
};

const titleOf = (writing: Writing) =>
  "reply" in writing ? TITLES[writing.reply].answer : TITLES[writing.kind].ask;

/** Hidden fields with the subject of the text. */
function Target({ writing }: { writing: Writing }) {
  if ("reply" in writing) return <input type="hidden" name={writing.reply} value={writing.id} />;
  return (
    <>
      <input type="hidden" name="kind" value={writing.kind} />
      {writing.product !== undefined && <input type="hidden" name="product" value={writing.product} />}
    </>
  );
}

const back = (writing: Writing) =>
  "reply" in writing
    ? postHref({ kind: writing.reply, id: writing.id })
    : boardHref({ kind: writing.kind, product: writing.product });

/** For visitors with the same unanswered question. */
const Follow = ({ id }: { id: number }) => (
  <form method="post" action={REPLY_CHANGE} className={styles.follow} aria-label="关注">
    <p>想看别人怎样回答？关注以后，这个问题会留在“我的问答”里。</p>
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="do" value="follow" variant="secondary">
      关注这个问题
    </Button>
  </form>
);

/** The form for a question, note or answer. Always a plain POST. */
export function PostedPage({ writing, about, username, token, fault }: Props) {
  const isReply = "reply" in writing;
  const bounds = isReply ? REPLY_CONTENT : POST_CONTENT;
  return (
    <>
      <PlainHead
        parents={[{ label: "工程问答", href: boardHref({ kind: "speak" }) }]}
        label={titleOf(writing)}
        path={POSTED}
        lead="先审核再公开。只收文字：列表的每行用“-”或“1.”加一个空格开头，代码放在两行 ``` 之间，产品型号会自动成为链接。"
      />
      <Container className={styles.page}>
        {about && (
          <p>
            {isReply ? "所答：" : "关于："}
            <a href={about.href}>{about.label}</a>
          </p>
        )}
        {fault && (
          <>
            <StatusLine tone="danger" text={POSTED_FAULT[fault]} />
            <p>内容没有发布。用浏览器的“返回”可以回到刚才的表单，已填写的内容会保留。</p>
          </>
        )}
        <form method="post" action={POSTED_SEND} className={styles.form} aria-label={titleOf(writing)}>
          <Target writing={writing} />
          <input type="hidden" name="token" value={token} />
          {!isReply && (
            <TextField
              name="title"
              label="标题"
              fault={undefined}
              hint={`一句话说清问题，${TITLE.least} 至 ${TITLE.most} 字。`}
              required
              minLength={TITLE.least}
              maxLength={TITLE.most}
            />
          )}
          <TextField
            name="content"
            label="正文"
            fault={undefined}
            hint={isReply ? `${bounds.least} 至 ${bounds.most} 字。` : HINT[writing.kind]}
            required
            rows={12}
            minLength={bounds.least}
            maxLength={bounds.most}
          />
          <p className={styles.notice}>
            以“{username}”的名义发布。请不要写电话、邮箱、证件号和客户的名称；内容会公开，
            <a href="/privacy">《个人信息处理说明》</a>说明怎样处理与删除。
          </p>
          <p className={styles.actions}>
            <Button type="submit">提交审核</Button>
            <ButtonLink href={back(writing)} variant="secondary">
              不发布，返回
            </ButtonLink>
          </p>
        </form>
        {"reply" in writing && writing.reply === "speak" && <Follow id={writing.id} />}
      </Container>
    </>
  );
}
