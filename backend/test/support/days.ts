const DAY_MS = 86_400_000;
const SHOP_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });

/** A day in Riyadh as YYYY-MM-DD: 0 is today, 1 tomorrow, -1 yesterday. */
export const dayFromNow = (days: number): string => SHOP_DAY.format(new Date(Date.now() + days * DAY_MS));

export const tomorrow = (): string => dayFromNow(1);
