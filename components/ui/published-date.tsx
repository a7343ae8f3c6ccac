import { chinaTime } from "@/lib/seo/page-metadata";

/** The publication date of an article or question, from the stored China time. */
export function PublishedDate({ createtime }: { createtime: string }) {
  const [year, month, day] = createtime.slice(0, 10).split("-").map(Number);
  return <time dateTime={chinaTime(createtime)}>{`${year}年${month}月${day}日`}</time>;
}
