import { CARDS, type Behaviour } from '../../../src/test-bank/cards.ts';
import type { Currency } from '../../../src/wire/schemas.ts';

/** Behaviour of a customer on the bank's page; `secure` is a wrong code, `left` leaves the page open. */
export type DemoTry = Extract<Behaviour, 'success' | 'mada' | 'benefit' | 'declined' | 'secure'> | 'left';

/** Minutes from an order to its payment, and to the expiry of an unpaid one. */
export const PAID_AFTER_MINUTES = 3;
export const HELD_MINUTES = 20;
export const EXPIRED_AFTER_MINUTES = 22;

/** True for every fifth order, except open orders of the demo customer. */
export const isPaidByCard = (orderId: number, isOwnOpen: boolean): boolean => orderId % 5 === 2 && !isOwnOpen;

const lastTry = (orderId: number, currency: Currency): DemoTry => {
  if (currency === 'BHD' && orderId % 3 === 1) return 'benefit';
  return currency === 'SAR' && orderId % 2 === 1 ? 'mada' : 'success';
};

/** Payment attempts for a placed order; the last one succeeds. */
export const triesOf = (orderId: number, currency: Currency): DemoTry[] => {
  const paid = lastTry(orderId, currency);
  if (orderId % 7 === 0) return ['declined', paid];
  return orderId % 7 === 3 ? ['secure', paid] : [paid];
};

/** Number of the test card with a behaviour. */
export const cardOf = (behaviour: Exclude<DemoTry, 'left'>): string => {
  const [number] = [...CARDS].find(([, known]) => known === behaviour) ?? [];
  if (number === undefined) throw new Error(`The test bank has no card for ${behaviour}.`);
  return number;
};
