import { randomInt } from 'node:crypto';
import { assertOutsideTransaction } from '../../../../../database/transaction.ts';
import { labelPage, type Carrier } from './carrier.ts';

// The alphabet of order numbers without Z: 31 characters, a prime, as the check digit requires.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXY';
const LENGTH = 10;

/** Check digit of a tracking id; detects any single wrong character and swapped neighbours. */
export const checkDigit = (number: string): string =>
  DIGITS.charAt([...number].reduce((sum, character) => sum * 2 + DIGITS.indexOf(character) * 2, 0) % DIGITS.length);

const createTrackingId = (): string => {
  const number = Array.from({ length: LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');
  return `BLP${number}${checkDigit(number)}`;
};

/** The shop's own courier, for shops without a carrier account; always available. */
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
