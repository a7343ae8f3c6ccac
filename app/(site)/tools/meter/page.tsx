import type { Metadata } from "next";
import { toolMetadata, toolStart } from "@/app/(site)/tools/start";
import { MeterTool } from "@/components/tools/meter-tool";
import { ToolPage } from "@/components/tools/tool-page";
import { listCandidates } from "@/db/queries/products/tool-candidates";
import { drawingsOf } from "@/drawings";
import { readQuery } from "@/lib/links/query";
import { TOOLS } from "@/lib/links/tools";
import { METER_FIELDS } from "@/lib/tools/meter/fields";
import { METER_ROLES } from "@/lib/tools/meter/matches";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

type Props = PageProps<"/tools/meter">;

const LEAD = PAGE_TEXTS.meter.lead;

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> =>
  toolMetadata(TOOLS.meter, LEAD, await readQuery(searchParams));

export default async function MeterToolPage({ searchParams }: Props) {
  const start = toolStart(TOOLS.meter, METER_FIELDS, await readQuery(searchParams));
  const candidates = listCandidates(...METER_ROLES, "transformer").map(({ candidate, product }) => ({
    ...candidate,
    wirings: drawingsOf(product).flatMap(({ kind, name, caption, title, description, width, height }) =>
      kind === "wiring" ? [{ name, caption, alt: `${title}。${description}`, width, height }] : [],
    ),
  }));
  return (
    <ToolPage tool={TOOLS.meter} lead={LEAD}>
      <MeterTool {...start} candidates={candidates} />
    </ToolPage>
  );
}
