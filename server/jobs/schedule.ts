import { sharedStore } from "@/db/connection";
import { applyDue, isSomethingDue } from "@/db/migrate/scheduled";
import { write } from "@/db/write";
import { logError } from "@/lib/log";
import { perProcess } from "@/lib/per-process";
import {
  type Announcement,
  finishAnnouncement,
  postponeAnnouncement,
  takeAnnouncement,
} from "@/db/queries/inquiry/announcements";
import { listPending } from "@/db/queries/board/moderation-items";
import { countSuspected, getMessage, type StoredMessage } from "@/db/queries/inquiry/message-admin";
import { makeRoomForLists } from "@/db/queries/inquiry/cart-room";
import { dropOldFaults } from "@/db/queries/site/script-faults";
import { readCustomerMail } from "@/db/queries/inquiry/customer-mails";
import { getReply } from "@/db/queries/inquiry/quotations";
import { purgeOld } from "@/db/queries/inquiry/retention";
import { boardNotice } from "@/lib/board/notice";
import { type Announced, announcementOf, replyNotice, suspectedSummary } from "@/lib/inquiry/announcement";
import { CUSTOMER_KINDS, isCustomerKind } from "@/lib/inquiry/customer-mail";
import { deliver, deliverToCustomer, isNoMailbox } from "./deliver";

const LOOK_EVERY_MS = 2000;
const PURGE_EVERY_MS = 3_600_000;
const MAKE_ROOM_EVERY_MS = 60_000;

/** The announcement of a message: for suspected spam the number that waits; undefined once staff have dealt with it. */
function announcedOf(message: StoredMessage | undefined, now: number): Announced | undefined {
  if (message?.state !== "new") return undefined;
  return message.suspected ? suspectedSummary(countSuspected(new Date(now))) : announcementOf(message);
}

/** At most this many are listed; staff find the others in the queue. */
const MOST_NAMED = 20;

/** The announcement of what waits for moderation; undefined if nothing does. */
function boardAnnounced(): Announced | undefined {
  const waiting = listPending(MOST_NAMED);
  return waiting.total > 0 ? boardNotice(waiting) : undefined;
}

function announcedBy({ message, reply }: Announcement, now: number): Announced | undefined {
  if (message === null) return boardAnnounced();
  if (reply === null) return announcedOf(getMessage(message), now);
  const said = getReply(reply);
  return said && replyNotice(message, said);
}

async function tell(announcement: Announcement, now: number) {
  const { channel, message } = announcement;
  if (isCustomerKind(channel)) {
    const mail = message === null ? undefined : readCustomerMail(message, channel);
    return mail && deliverToCustomer(mail);
  }
  const announced = announcedBy(announcement, now);
  return announced && deliver(channel, announced);
}

/** Channels of one queue are served in turn, queues in parallel: a slow customer mailbox does not delay announcements to staff. */
type Queue = readonly string[];
const QUEUES: readonly Queue[] = [["webhook"], ["mail"], CUSTOMER_KINDS];

async function deliverQueue(queue: Queue, clock: () => number) {
  for (;;) {
    const announcement = await takeAnnouncement(clock(), queue);
    if (!announcement) return;
    try {
      await tell(announcement, clock());
      await finishAnnouncement(announcement);
    } catch (error) {
      logError("announcement-failed", error, { id: announcement.id, attempts: announcement.attempts });
      if (isCustomerKind(announcement.channel) && isNoMailbox(error)) await finishAnnouncement(announcement);
      else await postponeAnnouncement(announcement, clock());
    }
  }
}

/** Delivers every announcement that is due. A failed one is retried later and does not stop the others. */
export const deliverDue = (clock = Date.now, queues = QUEUES) =>
  Promise.all(queues.map((queue) => deliverQueue(queue, clock)));

/** Publishes and removes scheduled content. Caches and indexes follow as after any change of content. */
async function applySchedule(now: number): Promise<void> {
  if (isSomethingDue(sharedStore(), now)) await write(() => applyDue(sharedStore(), now));
}

/** Repeats `work` without overlap and without keeping the process alive. */
function repeat(work: () => Promise<unknown>, everyMs: number) {
  const again = () => setTimeout(run, everyMs).unref();
  const run = () =>
    work()
      .catch((error: unknown) => logError("job-failed", error))
      .then(again);
  again();
}

/** Starts the background jobs, once per process: announcements, scheduled content, and deleting expired messages and lists. */
export function startJobs() {
  const jobs = perProcess("jobs", () => ({ areStarted: false }));
  if (jobs.areStarted) return;
  jobs.areStarted = true;
  for (const queue of QUEUES) repeat(() => deliverDue(Date.now, [queue]), LOOK_EVERY_MS);
  repeat(() => applySchedule(Date.now()), LOOK_EVERY_MS);
  repeat(() => purgeOld(new Date()), PURGE_EVERY_MS);
  repeat(() => dropOldFaults(Date.now()), PURGE_EVERY_MS);
  repeat(() => makeRoomForLists(new Date()), MAKE_ROOM_EVERY_MS);
}
