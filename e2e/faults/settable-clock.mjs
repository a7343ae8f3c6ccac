// Loaded into a site under test: at SIGUSR2 its clock is a day ahead, at the next one it is back.
const DAY_MS = 86_400_000;
const Clock = Date;
let ahead = 0;

class SettableClock extends Clock {
  /** @param {any[]} given as for `Date` */
  constructor(...given) {
    const [when = SettableClock.now(), ...rest] = given;
    super(.../** @type {[number]} */ ([when, ...rest]));
  }
  static now() {
    return Clock.now() + ahead;
  }
}
globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (SettableClock));

process.on("SIGUSR2", () => {
  ahead = DAY_MS - ahead;
});
