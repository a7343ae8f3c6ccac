const CHINA_AHEAD_MS = 8 * 3_600_000;

/** A moment as clocks in China show it: `YYYY-MM-DD HH:mm:ss`. China keeps one time, without summer time. */
export const chinaTime = (moment: string | number | Date) =>
  new Date(new Date(moment).getTime() + CHINA_AHEAD_MS).toISOString().slice(0, 19).replace("T", " ");

/** The moment a day begins in China. */
export const chinaMidnight = (day: string) => new Date(`${day}T00:00:00+08:00`);
