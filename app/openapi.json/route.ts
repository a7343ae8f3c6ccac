import { callExamples } from "@/app/api/examples";
import { openApiDocument } from "@/lib/openapi/document";

export const dynamic = "force-dynamic";

export async function GET() {
  return new Response(JSON.stringify(openApiDocument(await callExamples())), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}
