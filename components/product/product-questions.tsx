import { PostList } from "@/components/board/post-list";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import type { PostItem } from "@/db/queries/board/board";
import { boardHref } from "@/lib/board/addresses";
import { writeLink } from "@/lib/board/write-link";

type Props = { product: number; questions: readonly PostItem[] };

/** What was asked about a product, and the way to ask. */
export function ProductQuestions({ product, questions }: Props) {
  const write = writeLink({ kind: "speak", product }, "就这款产品提问");
  if (questions.length === 0)
    return (
      <Section label="提问" room="band">
        <p>
          对这款产品有疑问？
          <a href={write.href} rel="nofollow">
            向工程师提问
          </a>
          ，或者看看<a href={boardHref({ kind: "speak" })}>别人问过的</a>。
        </p>
      </Section>
    );
  return (
    <Section
      id="questions"
      title="工程问答"
      tone="soft"
      action={
        <ButtonLink href={boardHref({ kind: "speak", product })} variant="ghost">
          全部问题
        </ButtonLink>
      }
    >
      <PostList kind="speak" items={questions} label="关于这款产品的问题" headingLevel={3} />
      <p>
        <ButtonLink href={write.href} rel="nofollow" variant="ghost">
          {write.label}
        </ButtonLink>
      </p>
    </Section>
  );
}
