export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The moment `days` before `now`, as ISO 8601. */
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString();

/** The moment `minutes` after an ISO moment. */
export const minutesAfter = (moment: string, minutes: number) => hoursAfter(moment, minutes / 60);

/** The moment `hours` after an ISO moment. */
export const hoursAfter = (moment: string, hours: number) =>
  new Date(Date.parse(moment) + hours * hourMs).toISOString();
