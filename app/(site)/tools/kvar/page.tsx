import type { Metadata } from "next";
import { toolMetadata, toolStart } from "@/app/(site)/tools/start";
import { KvarTool } from "@/components/tools/kvar-tool";
import { ToolPage } from "@/components/tools/tool-page";
import { candidatesFor } from "@/db/queries/products/tool-candidates";
import { readQuery } from "@/lib/links/query";
import { TOOLS } from "@/lib/links/tools";
import { KVAR_FIELDS, shownFields } from "@/lib/tools/kvar/fields";
import { modeOf } from "@/lib/tools/kvar/load-fields";
import { KVAR_ROLES } from "@/lib/tools/kvar/matches";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/tools/kvar">;

const LEAD = PAGE_TEXTS.kvar.lead;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  toolMetadata(TOOLS.kvar, LEAD, await readQuery(searchParams));

export default async function KvarToolPage({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  const start = toolStart(TOOLS.kvar, KVAR_FIELDS, query, shownFields(modeOf(query.mode)));
  const candidates = candidatesFor(...KVAR_ROLES);
  return (
    <ToolPage tool={TOOLS.kvar} lead={LEAD}>
      <KvarTool {...start} candidates={candidates} />
    </ToolPage>
  );
}
