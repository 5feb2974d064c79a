import { beginningOf, plusDays } from '../../../calendar/days.ts';
import { addWorkingDays, shopDay } from '../../../calendar/working-days.ts';

const DAYS_TO_DECIDE = 3;
const DAYS_TO_INSPECT = 7;
const DAYS_TO_SEND = 14;
const DAYS_TO_ARRIVE = 14;

/** Last second of a day, so that the timestamp displays as that day. */
const endOf = (day: string): string => new Date(Date.parse(beginningOf(plusDays(day, 1))) - 1000).toISOString();

const today = () => shopDay(new Date());

/** Deadline for a vendor's decision: three working days. */
export const decideBy = (): string => endOf(addWorkingDays(today(), DAYS_TO_DECIDE));

/** Deadline for the inspection of a received return: seven working days. */
export const inspectBy = (): string => endOf(addWorkingDays(today(), DAYS_TO_INSPECT));

/** Date by which a sent return should have arrived: 14 days. */
export const receiveBy = (): string => endOf(plusDays(today(), DAYS_TO_ARRIVE));

/** Deadline for a customer to send an approved return: 14 days. */
export const sendBy = (): string => endOf(plusDays(today(), DAYS_TO_SEND));
