import { sharedStore } from "./connection.mjs";

export function storeReady(): boolean {
  try {
    sharedStore().prepare("SELECT version FROM content_version").get();
    return true;
  } catch {
    return false;
  }
}
