/** Content tables, changed by content migrations only. Triggers raise `content_version` at every change. */
export const CONTENT_TABLES: readonly string[] = [
  "banner_texts",
  "banners",
  "case_facts",
  "case_figures",
  "case_products",
  "case_sheets",
  "cases",
  "categories",
  "category_closings",
  "category_lists",
  "certificates",
  "discontinued_products",
  "factory",
  "honours",
  "leaders",
  "news",
  "pages",
  "parameters",
  "product_codes",
  "product_combinations",
  "product_parameters",
  "product_registers",
  "product_revisions",
  "product_sizes",
  "product_standards",
  "product_tables",
  "product_traits",
  "product_values",
  "products",
  "questions",
  "scheduled_changes",
  "solution_cases",
  "solution_sheets",
  "solutions",
  "typeinfos",
];

/** Maintained by triggers on content tables. */
export const MAINTENANCE_TABLES: readonly string[] = [
  "content_version",
  "page_changes",
  "product_categories",
];

/** Data of visitors and members and their keys, which migrations must not change by accident. */
export const PERSONAL_TABLES: readonly string[] = [
  "announcements",
  "attachments",
  "board_acts",
  "cart_lines",
  "carts",
  "customer_mails",
  "follows",
  "members",
  "message_limits",
  "messages",
  "orders",
  "posts",
  "quotation_replies",
  "quotations",
  "replies",
  "secrets",
  "sessions",
  "shared_lists",
  "sign_in_codes",
  "stopped_mailboxes",
  "unread_lines",
  "users",
];

/** Counters written at run time: neither personal data nor content. */
export const COUNT_TABLES: readonly string[] = ["script_faults", "search_misses"];
