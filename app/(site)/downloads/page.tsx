import type { Metadata } from "next";
import { DownloadsPage } from "@/components/downloads/downloads-page";
import { DOWNLOAD_KINDS, downloadsHref } from "@/lib/downloads/address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { loadDownloads, readChoice } from "./load";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/downloads">;

const load = async ({ searchParams }: Props) => loadDownloads(await readChoice(searchParams));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { choice, page, families } = await load(props);
  const { family, kind, searched } = choice;
  const chosen = [
    families.find(({ id }) => id === family)?.name,
    kind && DOWNLOAD_KINDS[kind],
    searched && `“${searched}”`,
  ].filter(Boolean);
  const title = ["资料下载", ...chosen].join(" · ") + (page > 1 ? `（第 ${page} 页）` : "");
  return pageMetadata({
    title,
    description: `${title}：${PAGE_TEXTS.downloads.description}`,
    path: downloadsHref(choice, page),
    noindex: chosen.length > 0,
  });
}

export default async function DownloadCentre(props: Props) {
  return <DownloadsPage {...await load(props)} />;
}
