import { randomInt } from 'node:crypto';
import { assertOutsideTransaction } from '../../../database/transaction.ts';
import { labelPage, type Carrier } from './carrier.ts';

// As in order numbers, without the Z: as many characters as a prime number has values.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXY';
const LENGTH = 10;

/** The last character of a tracking id: one wrong character, or two neighbours swapped, want another one. */
export const checkDigit = (number: string): string =>
  DIGITS.charAt([...number].reduce((sum, character) => sum * 2 + DIGITS.indexOf(character) * 2, 0) % DIGITS.length);

const createTrackingId = (): string => {
  const number = Array.from({ length: LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');
  return `BLP${number}${checkDigit(number)}`;
};

/** The house's own courier round, for a shop without a carrier's account: it always has time. */
export const localCarrier: Carrier = {
  name: 'local',
  async schedule({ orderSubNo }) {
    assertOutsideTransaction('A carrier');
    const trackingId = createTrackingId();
    return { trackingId, labelUrl: labelPage(orderSubNo), carrierReference: trackingId };
  },
  async cancel() {
    assertOutsideTransaction('A carrier');
  },
};
