import { absoluteUrl } from "./page-metadata";

/** The page times for Baidu ("时间因子"), in China time without a zone. */
export type TimeFactor = {
  "@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld";
  "@id": string;
  title: string;
  description: string;
  pubDate: string;
  upDate: string;
};

const plainTime = (chinaTime: string) => chinaTime.replace(" ", "T");

type Facts = { title: string; description: string; path: string; createtime: string; changed: string };

/** Publication and last change of a page, for Baidu. */
export const timeFactor = ({ title, description, path, createtime, changed }: Facts): TimeFactor => ({
  "@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld",
  "@id": absoluteUrl(path),
  title,
  description,
  pubDate: plainTime(createtime),
  upDate: plainTime(changed),
});
