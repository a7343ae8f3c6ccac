import type { Metadata } from "next";
import { DownloadsPage } from "@/components/downloads/downloads-page";
import { DOWNLOAD_KINDS, downloadsHref } from "@/lib/downloads/address";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { loadDownloads, readChoice } from "./load";

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
    description: `${title}：澜衡电气每款产品的数据页PDF、外形与接线图DXF、Modbus寄存器表，以及证书示例和产品目录数据，直接下载，不用登记。`,
    path: downloadsHref(choice, page),
    noindex: chosen.length > 0,
  });
}

export default async function DownloadCentre(props: Props) {
  return <DownloadsPage {...await load(props)} />;
}
