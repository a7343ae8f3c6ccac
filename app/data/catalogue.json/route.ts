import { catalogueAnswer } from "@/app/data/catalogue-answer";
import { catalogueHead, catalogueProducts } from "@/db/queries/files/catalogue";
import { catalogueJson } from "@/lib/catalogue/write";

export const dynamic = "force-dynamic";

export const GET = () => catalogueAnswer("json", catalogueJson(catalogueHead(), catalogueProducts()));
