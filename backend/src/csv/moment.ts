// The Swedish locale formats timestamps as 2026-11-22 00:44:59.
const SHOP_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Timestamp in Riyadh time, the same day as on every screen. */
export const localMoment = (moment: string): string => SHOP_TIME.format(new Date(moment));

export const localMomentOrNone = (moment: string | null): string | null => moment && localMoment(moment);
