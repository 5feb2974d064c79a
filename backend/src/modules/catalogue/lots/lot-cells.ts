import { calendarDay } from '../../../calendar/days.ts';
import { isLine, normalizeCode } from '../../../text/normalize.ts';

const LONGEST_LOT = 20;

/** Texts that a spreadsheet makes of batch numbers: 1.2E+05, 44927.0, #REF!, ####, and 3-24 as a month. */
const DAMAGE = [
  /^\d(?:[.,]\d+)?E\+\d+$/i,
  /^\d[.,]\d+E-\d+$/i,
  /^\d{4,}\.0+$/,
  /^#(?:#*|N\/A|[A-Z\d/]+[!?])$/,
  /^\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/,
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-\d{2}$/,
];

/** Number of a day in a spreadsheet: 40179 is 1 January 2010, and 73050 the last day of 2099. */
const SERIAL_DAY = /^[4-7]\d{4}(?:\.0+)?$/;

/** Month and day have two digits: 1/2/2026 may come from an American spreadsheet, with the month first. */
const DAY = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$|^(?<day2>\d\d)\/(?<month2>\d\d)\/(?<year2>\d{4})$/;

/** The batch number of a cell, or the reason why it is refused. */
export const readLotNumber = (
  text: string,
): { lotNo: string } | { fault: 'empty' | 'too_long' | 'control_characters' | 'spreadsheet' } => {
  const lotNo = normalizeCode(text);
  if (lotNo === '') return { fault: 'empty' };
  if (!isLine(lotNo)) return { fault: 'control_characters' };
  if (DAMAGE.some((damage) => damage.test(lotNo))) return { fault: 'spreadsheet' };
  return lotNo.length > LONGEST_LOT ? { fault: 'too_long' } : { lotNo };
};

/** The day (YYYY-MM-DD) of a cell with YYYY-MM-DD or DD/MM/YYYY, or the reason why it is refused. */
export const readDay = (
  text: string,
): { day: string } | { fault: 'empty' | 'format' | 'impossible' | 'spreadsheet' } => {
  const cell = normalizeCode(text);
  if (cell === '') return { fault: 'empty' };
  if (SERIAL_DAY.test(cell)) return { fault: 'spreadsheet' };
  const groups = DAY.exec(cell)?.groups;
  if (!groups) return { fault: 'format' };
  const { year, month, day, year2, month2, day2 } = groups;
  const real = calendarDay(Number(year ?? year2), Number(month ?? month2), Number(day ?? day2));
  return real ? { day: real } : { fault: 'impossible' };
};
