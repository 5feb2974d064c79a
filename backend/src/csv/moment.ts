// Swedes write days and hours as tables want them: 2026-11-22 00:44:59.
const SHOP_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as a table carries it: by the clock of Riyadh, on the day on which every screen has it. */
export const localMoment = (moment: string): string => SHOP_TIME.format(new Date(moment));

/** The same of a moment that there may not be. */
export const localMomentOrNone = (moment: string | null): string | null => moment && localMoment(moment);
