import { chinaTime } from "@/lib/text/china-time";
import type { Finding, Rule } from "./finding";

const FIELDS = ["createtime", "applied", "issued"] as const;

type Dated = { id: number } & Partial<Record<(typeof FIELDS)[number], string>>;

/** Dates in the future, mostly typing mistakes. */
export const futureDates: Rule = ({
  products,
  solutions,
  cases,
  news,
  questions,
  honours,
  banners,
  factory,
  leaders,
}) => {
  const today = chinaTime(Date.now()).slice(0, 10);
  const lists: Partial<Record<Finding["file"], Dated[]>> = {
    ...{ products, solutions, cases, news, questions, honours, banners, factory, leaders },
  };
  return (Object.entries(lists) as [Finding["file"], Dated[]][]).flatMap(([file, records]) =>
    records.flatMap((record) =>
      FIELDS.filter((field) => (record[field] ?? "").slice(0, 10) > today).map((field) => ({
        ...{ file, id: record.id, field },
        says: `「${record[field]}」在今天（${today}）之后，请核对年月`,
      })),
    ),
  );
};
