import { fold } from './fold.ts';

const PREFIX = 'BLS';
/** Characters of an order number after the prefix. */
const LENGTH = 10;

// The alphabet of order numbers has neither of these; people read and type them instead.
const MISREAD: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);

/**
 * Order or parcel number, or the beginning of one, in its stored spelling: `BLS-4827193056-1` for "bls 48271 93056 1".
 * The prefix, separators and case may be missing.
 */
export const orderNumber = (text: string): string => {
  const [head = '', ...rest] = fold(text)
    .toUpperCase()
    .split(/[^\p{L}\p{Nd}]+/u);
  const isPrefixed = head.startsWith(PREFIX);
  const characters = [isPrefixed ? head.slice(PREFIX.length) : head, ...rest].join('');
  const body = characters.slice(0, LENGTH).replace(/[OIL]/g, (letter) => MISREAD.get(letter) ?? letter);
  const parcel = characters.slice(LENGTH);
  return `${PREFIX}-${body}${parcel && `-${parcel}`}`;
};
