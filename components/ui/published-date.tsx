import { chinaTime } from "@/lib/seo/page-metadata";

/** The day an article or a question appeared, as the store's China time says it. */
export function PublishedDate({ createtime }: { createtime: string }) {
  const [year, month, day] = createtime.slice(0, 10).split("-").map(Number);
  return (
    <time dateTime={chinaTime(createtime)}>
      {year}年{month}月{day}日
    </time>
  );
}
