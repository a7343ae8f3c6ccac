const CHINA_AHEAD_MS = 8 * 3_600_000;

/** A time in China: `YYYY-MM-DD HH:mm:ss`. China has one time zone without daylight saving. */
export const chinaTime = (moment: string | number | Date) =>
  new Date(new Date(moment).getTime() + CHINA_AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");

/** Midnight at the beginning of a day in China. */
export const chinaMidnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
