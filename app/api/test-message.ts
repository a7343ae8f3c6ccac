import type { messages } from "@/db/schema-visitors";
import { sharedStore } from "@/db/connection";

export const VALID = {
  name: "王小明",
  phone: "13800138000",
  sex: "1",
  email: "wang@example.com",
  addres: "澜州市高新区",
  content: "想了解电能质量监测。\n请回电",
};

type Row = typeof messages.$inferSelect;

export const storedMessages = () =>
  sharedStore().prepare("SELECT * FROM messages ORDER BY id").all() as Row[];
