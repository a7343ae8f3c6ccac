import type { Metadata } from "next";
import { CodePage } from "@/components/code/code-page";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { CODE, codeHref } from "@/lib/links/code-address";
import { loadCode } from "./load-code";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/code">;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { asked: typed } = await loadCode(searchParams);
  return pageMetadata({
    title: typed === "" ? "型号代码解读" : `${typed} 型号解读`,
    description: PAGE_TEXTS.code.description,
    path: typed === "" ? CODE : codeHref(typed),
    noindex: true,
  });
}

export default async function CodeReadingPage({ searchParams }: Props) {
  return <CodePage {...await loadCode(searchParams)} />;
}
