import { startSite } from "./start-site";

/** One built site for all specs. Message limits are off: specs that test them start a site of their own. */
export default async function globalSetup() {
  const site = await startSite({ MESSAGE_REFILL_S: "0" });
  process.env.BASE_URL = site.url;
  process.env.DATABASE_FILE = site.store;
  return async () => {
    await site.stop();
  };
}
