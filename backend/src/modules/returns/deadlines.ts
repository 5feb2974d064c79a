import { beginningOf, plusDays } from '../../calendar/days.ts';
import { addWorkingDays, shopDay } from '../../calendar/working-days.ts';

const DAYS_TO_DECIDE = 3;
const DAYS_TO_INSPECT = 7;
const DAYS_TO_SEND = 14;
const DAYS_TO_ARRIVE = 14;

/** The last second of a day: whoever reads the moment reads that day. */
const endOf = (day: string): string => new Date(Date.parse(beginningOf(plusDays(day, 1))) - 1000).toISOString();

const today = () => shopDay(new Date());

/** Until when a vendor has to decide about a return: three working days. */
export const decideBy = (): string => endOf(addWorkingDays(today(), DAYS_TO_DECIDE));

/** Until when he has to inspect what he has received: seven working days. */
export const inspectBy = (): string => endOf(addWorkingDays(today(), DAYS_TO_INSPECT));

/** Until when what a customer has sent should have come: fourteen days. */
export const receiveBy = (): string => endOf(plusDays(today(), DAYS_TO_ARRIVE));

/** Until when a customer has to send what was approved: fourteen days. */
export const sendBy = (): string => endOf(plusDays(today(), DAYS_TO_SEND));
