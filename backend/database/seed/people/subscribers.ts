import { daysBefore } from '../moments.ts';
import type { DemoCustomer } from './build-people.ts';

/** The coupon that thanked a reader for confirming; `at` is when. */
export interface Thanks {
  id: number;
  code: string;
  email: string;
  at: string;
}

/** Readers without an account: the name before the @, and the language. */
const guests = [
  ['reader', 'en'],
  ['qari', 'ar'],
  ['dental.bahrain', 'en'],
  ['noura.clinic', 'ar'],
  ['sami', 'ar'],
  ['school.nurse', 'en'],
  ['homecare.riyadh', 'en'],
  ['um.khalid', 'ar'],
  ['physio.center', 'en'],
  ['hamad', 'ar'],
  ['pharmacy.hidd', 'en'],
  ['amal', 'ar'],
] as const;

const leftAt: Partial<Record<number, number>> = { 5: 20, 12: 9, 19: 2 };

/** The codes of the newest readers, and the coupons' ids. */
const thanks = [
  { id: 8, code: 'HELLO-7Q2M9XKD' },
  { id: 9, code: 'HELLO-R4TB60WN' },
  { id: 10, code: 'HELLO-3HVZ8PCE' },
];

/** Newsletter subscribers, customers and guests: some unconfirmed, some unsubscribed. */
export function subscriberRows(now: Date, customers: readonly DemoCustomer[]) {
  const readers = customers.filter((_, index) => index % 3 === 1).map(({ email, lang }) => ({ email, lang }));
  const others = guests.map(([name, lang]) => ({ email: `${name}@mail.balsam.test`, lang }));
  const rows = [...readers, ...others].map((reader, index) => {
    const since = 120 - index * 4.5;
    const left = leftAt[index];
    return {
      ...reader,
      created_at: daysBefore(now, since),
      confirmed_at: index % 7 === 3 ? null : daysBefore(now, since - 0.5),
      unsubscribed_at: left === undefined ? null : daysBefore(now, left),
    };
  });
  const confirmed = rows.filter((row) => row.confirmed_at !== null && row.unsubscribed_at === null);
  const newest = confirmed.slice(-thanks.length);
  return rows.map((row) => ({ ...row, coupon_id: thanks[newest.indexOf(row)]?.id ?? null }));
}

/** Coupons given to the subscribers. */
export const thanksOf = (subscribers: ReturnType<typeof subscriberRows>): Thanks[] =>
  thanks.flatMap((coupon) => {
    const reader = subscribers.find((row) => row.coupon_id === coupon.id);
    return reader?.confirmed_at ? [{ ...coupon, email: reader.email, at: reader.confirmed_at }] : [];
  });
