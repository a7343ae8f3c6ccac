import type { z } from "zod";
import { catalogueEntry, catalogueParameter, catalogueProduct, catalogueValue } from "@/lib/catalogue/shape";
import * as calls from "./call-answers";
import * as carts from "./cart-answers";

/** Named schemas of answers and files, which are the type names in generated clients. */
export const ENTITIES: Readonly<Record<string, z.ZodType>> = {
  Category: calls.category,
  CategoryIntroduction: calls.typeInfo,
  ProductItem: calls.productItem,
  Product: calls.productDetail,
  Card: calls.card,
  Solution: calls.solutionDetail,
  NewsItem: calls.newsItem,
  Article: calls.newsDetail,
  Picture: calls.picture,
  Honour: calls.honour,
  Suggestion: calls.suggestion,
  User: calls.user,
  Readiness: calls.readiness,
  CartLine: carts.cartLine,
  Address: carts.address,
  Shipping: carts.shipping,
  OrderLine: carts.orderLine,
  Order: carts.order,
  CatalogueParameter: catalogueEntry,
  CatalogueProduct: catalogueProduct,
  ProductParameter: catalogueParameter,
  ParameterValue: catalogueValue,
};

const names = new Map(Object.entries(ENTITIES).map(([name, schema]) => [schema, name]));

/** The name of a schema, ignoring its description. */
export const entityName = (schema: z.core.$ZodType): string | undefined =>
  names.get(schema as z.ZodType) ?? (schema._zod.parent && entityName(schema._zod.parent));
