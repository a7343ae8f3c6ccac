import { beginWith, startSite } from "./start-site";

/**
 * One built site for all specs. Rate limits of messages are off: specs that test them start their own site.
 * EDITED_STORE is a database with other content (scripts/edited-store.ts), with which all specs must pass, too.
 */
export default async function globalSetup() {
  const edited = process.env.EDITED_STORE;
  const site = await startSite({ MESSAGE_REFILL_S: "0", ...(edited && { DATABASE_FILE: edited }) });
  if (!edited) beginWith(site);
  process.env.BASE_URL = site.url;
  process.env.DATABASE_FILE = site.store;
  return async () => {
    await site.stop();
  };
}
