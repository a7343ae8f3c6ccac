import { callExamples } from "@/app/api/examples";
import { catalogueExample } from "@/db/queries/catalogue";
import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-dynamic";

export async function GET() {
  return new Response(JSON.stringify(openApiDocument(await callExamples(), catalogueExample())), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}
