import { CARDS, type Behaviour } from '../../../src/test-bank/cards.ts';
import type { Currency } from '../../../src/wire/schemas.ts';

/** What a customer does on the bank's page: pays with a card, is declined, types a wrong code, or leaves it open. */
export type DemoTry = Extract<Behaviour, 'success' | 'mada' | 'benefit' | 'declined' | 'secure'> | 'left';

/** Customers pay so many minutes after they have ordered; what nobody pays is given up after these. */
export const PAID_AFTER_MINUTES = 3;
export const HELD_MINUTES = 20;
export const EXPIRED_AFTER_MINUTES = 22;

/** Every fifth order is paid by card. What the customer of the demo sign-in has only just ordered is not. */
export const isPaidByCard = (orderId: number, isOwnOpen: boolean): boolean => orderId % 5 === 2 && !isOwnOpen;

const lastTry = (orderId: number, currency: Currency): DemoTry => {
  if (currency === 'BHD' && orderId % 3 === 1) return 'benefit';
  return currency === 'SAR' && orderId % 2 === 1 ? 'mada' : 'success';
};

/** What the customer of a placed order has tried, one card after another; the last one has paid. */
export const triesOf = (orderId: number, currency: Currency): DemoTry[] => {
  const paid = lastTry(orderId, currency);
  if (orderId % 7 === 0) return ['declined', paid];
  return orderId % 7 === 3 ? ['secure', paid] : [paid];
};

/** The number of the test bank's card that behaves in a way. */
export const cardOf = (behaviour: Exclude<DemoTry, 'left'>): string => {
  const [number] = [...CARDS].find(([, known]) => known === behaviour) ?? [];
  if (number === undefined) throw new Error(`The test bank has no card for ${behaviour}.`);
  return number;
};
