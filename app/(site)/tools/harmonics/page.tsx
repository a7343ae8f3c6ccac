import type { Metadata } from "next";
import { toolMetadata, toolStart } from "@/app/(site)/tools/start";
import { HarmonicsTool } from "@/components/tools/harmonics-tool";
import { ToolPage } from "@/components/tools/tool-page";
import { listCandidates } from "@/db/queries/products/tool-candidates";
import { readQuery } from "@/lib/links/query";
import { TOOLS } from "@/lib/links/tools";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";

type Props = PageProps<"/tools/harmonics">;

const LEAD =
  "填入变频器、整流、照明、单相电源等负荷的功率，估算各次谐波电流与THDi，与GB/T 14549允许值逐次比较，算出有源电力滤波器APF的容量并匹配产品。";

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  toolMetadata(TOOLS.harmonics, LEAD, await readQuery(searchParams));

export default async function HarmonicsToolPage({ searchParams }: Props) {
  const start = toolStart(TOOLS.harmonics, HARMONICS_FIELDS, await readQuery(searchParams));
  const candidates = listCandidates("apf", "filter", "furnace-filter").map(({ candidate }) => candidate);
  return (
    <ToolPage tool={TOOLS.harmonics} lead={LEAD}>
      <HarmonicsTool {...start} candidates={candidates} />
    </ToolPage>
  );
}
