import type { Metadata } from "next";
import { toolMetadata, toolStart } from "@/app/(site)/tools/start";
import { KvarTool } from "@/components/tools/kvar-tool";
import { ToolPage } from "@/components/tools/tool-page";
import { listCandidates } from "@/db/queries/products/tool-candidates";
import { readQuery } from "@/lib/links/query";
import { TOOLS } from "@/lib/links/tools";
import { KVAR_FIELDS, modeOf, shownFields } from "@/lib/tools/kvar/fields";
import { KVAR_ROLES } from "@/lib/tools/kvar/matches";

type Props = PageProps<"/tools/kvar">;

const LEAD =
  "按负荷、月电费单或变压器容量计算无功补偿：需要多少kvar、怎么分级、串多大电抗、按电容器额定电压订多少，并给出电流、变压器容量与力调电费的变化。";

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  toolMetadata(TOOLS.kvar, LEAD, await readQuery(searchParams));

export default async function KvarToolPage({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  const start = toolStart(TOOLS.kvar, KVAR_FIELDS, query, shownFields(modeOf(query.mode)));
  const candidates = listCandidates(...KVAR_ROLES).map(({ candidate }) => candidate);
  return (
    <ToolPage tool={TOOLS.kvar} lead={LEAD}>
      <KvarTool {...start} candidates={candidates} />
    </ToolPage>
  );
}
