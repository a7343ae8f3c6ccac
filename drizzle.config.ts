import type { Config } from "drizzle-kit";

export default {
  dialect: "sqlite",
  schema: [
    "./db/schema.ts",
    "./db/schema-cases.ts",
    "./db/schema-company.ts",
    "./db/schema-parameters.ts",
    "./db/schema-products.ts",
    "./db/schema-visitors.ts",
    "./db/schema-carts.ts",
    "./db/schema-quotations.ts",
    "./db/schema-mails.ts",
    "./db/schema-members.ts",
    "./db/schema-board.ts",
    "./db/schema-maintenance.ts",
  ],
  out: "./drizzle",
} satisfies Config;
