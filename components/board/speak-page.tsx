import { PagedList } from "@/components/page/paged-list";
import { PlainHead } from "@/components/page/plain-head";
import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { LinkChoice } from "@/components/ui/link-choice";
import { QueryForm } from "@/components/ui/query-form";
import type { OpenedPost } from "@/db/queries/board/board";
import { type BoardChoice, boardHref, SPEAK } from "@/lib/board/addresses";
import { writeLink } from "@/lib/board/write-link";
import { MAX_TITLE, PAGE_SIZE } from "@/lib/constants";
import type { Page } from "@/lib/links/paging";
import { SERVICE } from "@/lib/links/service";
import { REPLY } from "@/lib/members/return-address";
import { isSmsOpen } from "@/lib/members/sms-open";
import styles from "./board.module.css";
import { PostList } from "./post-list";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = {
  choice: BoardChoice;
  page: number;
  found: Page<OpenedPost>;
  families: readonly { id: number; name: string }[];
  /** The product to ask about. */
  product: { id: number; model: string; title: string } | undefined;
  /** Whether there is an unanswered question. */
  isWaiting: boolean;
};

const lead = () =>
  [PAGE_TEXTS.questions.lead, isSmsOpen() && PAGE_TEXTS.questions.members].filter(Boolean).join("");

/** Links for writing; only one where sign-in is disabled. */
function WriteLinks({ product }: { product: number | undefined }) {
  const ask = writeLink({ kind: "speak", product }, "提问");
  const note = writeLink({ kind: "stick", product }, "写手记");
  if (!isSmsOpen())
    return (
      <p>
        提问请用
        <a href={ask.href} rel="nofollow">
          {ask.label}
        </a>
        ，工程师直接回复您。
      </p>
    );
  return (
    <p className={styles.actions}>
      <ButtonLink href={ask.href} rel="nofollow" icon="chat">
        {ask.label}
      </ButtonLink>
      <ButtonLink href={note.href} rel="nofollow" variant="secondary">
        {note.label}
      </ButtonLink>
      <ButtonLink href={REPLY} rel="nofollow" variant="ghost">
        我的问答
      </ButtonLink>
    </p>
  );
}

function Choices({ choice, families, isWaiting }: Pick<Props, "choice" | "families" | "isWaiting">) {
  const { kind, type, answered } = choice;
  const href = (changed: Partial<BoardChoice>) => boardHref({ ...choice, ...changed });
  return (
    <nav aria-label="筛选">
      <LinkChoice
        label="种类"
        choices={[
          { label: "问题", href: boardHref({ kind: "speak" }), isCurrent: kind === "speak" },
          { label: "手记", href: boardHref({ kind: "stick" }), isCurrent: kind === "stick" },
        ]}
      />
      <LinkChoice
        label="产品线"
        choices={[
          { label: "全部", href: href({ type: undefined }), isCurrent: type === undefined },
          ...families.map(({ id, name }) => ({
            label: name,
            href: href({ type: id }),
            isCurrent: type === id,
          })),
        ]}
      />
      {kind === "speak" && (isWaiting || answered !== undefined) && (
        <LinkChoice
          label="状态"
          choices={[
            { label: "全部", href: href({ answered: undefined }), isCurrent: answered === undefined },
            { label: "已回答", href: href({ answered: 1 }), isCurrent: answered === 1 },
            { label: "待回答", href: href({ answered: 0 }), isCurrent: answered === 0 },
          ]}
        />
      )}
    </nav>
  );
}

/** The list of questions, or of notes from practice, with its filters. */
export const SpeakPage = ({ choice, page, found, families, product, isWaiting }: Props) => (
  <>
    <PlainHead
      parents={[{ label: "常见问题与服务", href: SERVICE }]}
      label={choice.kind === "speak" ? "工程问答" : "实践手记"}
      path={boardHref({ kind: choice.kind })}
      lead={lead()}
    >
      <QueryForm
        id="board-search"
        action={SPEAK}
        purpose="在问答里搜索"
        label="标题、正文与回答里的文字"
        placeholder={PAGE_TEXTS.questions.example}
        button="查找"
        defaultValue={choice.searched}
        maxLength={MAX_TITLE}
      >
        {choice.kind === "stick" && <input type="hidden" name="kind" value="notes" />}
      </QueryForm>
    </PlainHead>
    <Container className={`${styles.page} ${styles.beside}`}>
      <div className={styles.rail}>
        <Choices choice={choice} families={families} isWaiting={isWaiting} />
        {product && (
          <p>
            关于 <a href={`/newdetail/${product.id}`}>{product.model || product.title}</a> 的问题，
            <a href={boardHref({ kind: choice.kind })}>看全部</a>
          </p>
        )}
        <WriteLinks product={product?.id} />
      </div>
      <div className={styles.found}>
        <PagedList
          page={page}
          total={found.total}
          size={PAGE_SIZE.board}
          hrefFor={(to) => boardHref(choice, to)}
        >
          <PostList
            kind={choice.kind}
            items={found.items}
            label={choice.kind === "speak" ? "问题" : "手记"}
            isOpened
          />
        </PagedList>
      </div>
    </Container>
  </>
);
