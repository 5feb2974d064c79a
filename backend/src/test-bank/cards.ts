/** Simulated outcome of a test card. */
export type Behaviour =
  | 'success'
  | 'declined'
  | 'secure'
  | 'silent'
  | 'thrice'
  | 'late'
  | 'no_return'
  | 'webhook_first'
  | 'no_capture'
  | 'slow_refund'
  | 'mastercard'
  | 'mada'
  | 'benefit';

/** Test cards by number; every other card is declined. */
export const CARDS: ReadonlyMap<string, Behaviour> = new Map<string, Behaviour>(
  Object.entries({
    '4111111111111111': 'success',
    '4000000000000002': 'declined',
    '4000000000000010': 'secure',
    '4000000000000028': 'silent',
    '4000000000000036': 'thrice',
    '4000000000000044': 'late',
    '4000000000000051': 'no_return',
    '4000000000000069': 'webhook_first',
    '4000000000000077': 'no_capture',
    '4000000000000085': 'slow_refund',
    '5111110000000008': 'mastercard',
    '4464040000000007': 'mada',
    '5888450000000003': 'benefit',
  }),
);

/** Code that passes 3-D Secure. */
export const SECURE_CODE = '1234';

/** Name of the card scheme, as shown with a payment. */
export const schemeOf = (behaviour: Behaviour): string =>
  ({ mastercard: 'MASTERCARD', mada: 'MADA', benefit: 'BENEFIT' })[behaviour as string] ?? 'VISA';

const ARABIC_ZERO = '٠'.charCodeAt(0);

/** True for schemes that charge immediately and cannot authorise. */
export const takesAtOnce = (behaviour: Behaviour): boolean => behaviour === 'mada' || behaviour === 'benefit';

/** Digits of the typed text; Arabic ones become Latin. */
export const digitsOf = (typed: string): string =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)).replace(/\D/g, '');

export const behaviourOf = (typed: string): Behaviour => CARDS.get(digitsOf(typed)) ?? 'declined';
