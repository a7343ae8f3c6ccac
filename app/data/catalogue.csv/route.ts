import { catalogueAnswer } from "@/app/data/catalogue-answer";
import { catalogueProducts } from "@/db/queries/files/catalogue";
import { catalogueCsv } from "@/lib/catalogue/write";

export const dynamic = "force-dynamic";

export const GET = () => catalogueAnswer("csv", catalogueCsv(catalogueProducts()));
