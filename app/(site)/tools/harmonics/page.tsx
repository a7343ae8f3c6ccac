import type { Metadata } from "next";
import { toolMetadata, toolStart } from "@/app/(site)/tools/start";
import { HarmonicsTool } from "@/components/tools/harmonics-tool";
import { ToolPage } from "@/components/tools/tool-page";
import { candidatesFor } from "@/db/queries/products/tool-candidates";
import { readQuery } from "@/lib/links/query";
import { TOOLS } from "@/lib/links/tools";
import { HARMONICS_FIELDS } from "@/lib/tools/harmonics/fields";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/tools/harmonics">;

const LEAD = PAGE_TEXTS.harmonics.lead;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  toolMetadata(TOOLS.harmonics, LEAD, await readQuery(searchParams));

export default async function HarmonicsToolPage({ searchParams }: Props) {
  const start = toolStart(TOOLS.harmonics, HARMONICS_FIELDS, await readQuery(searchParams));
  const candidates = candidatesFor("apf", "filter", "furnace-filter");
  return (
    <ToolPage tool={TOOLS.harmonics} lead={LEAD}>
      <HarmonicsTool {...start} candidates={candidates} />
    </ToolPage>
  );
}
