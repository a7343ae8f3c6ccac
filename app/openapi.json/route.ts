import { callExamples } from "@/app/api/examples";
import { catalogueExample } from "@/db/queries/files/catalogue";
import { registersExample } from "@/db/queries/products/registers";
import { OPEN_DATA } from "@/lib/http/open-data";
import { openApiDocument } from "@/lib/api/document";

export const dynamic = "force-dynamic";

export async function GET() {
  const files = { catalogue: catalogueExample(), registers: registersExample() };
  return new Response(JSON.stringify(openApiDocument(await callExamples(), files)), {
    headers: { ...OPEN_DATA, "content-type": "application/json; charset=utf-8" },
  });
}
