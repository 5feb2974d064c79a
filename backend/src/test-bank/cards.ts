/** What happens to whoever pays with a card of the test bank. */
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
  | 'mada'
  | 'benefit';

/** The cards that the test bank knows; every other one is declined. */
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
    '4464040000000007': 'mada',
    '5888450000000003': 'benefit',
  }),
);

/** The code that passes 3-D Secure. */
export const SECURE_CODE = '1234';

/** What a card is called where its payment is shown. */
export const schemeOf = (behaviour: Behaviour): string =>
  ({ mada: 'MADA', benefit: 'BENEFIT' })[behaviour as string] ?? 'VISA';

const ARABIC_ZERO = '٠'.charCodeAt(0);

/** Whether a scheme can only take money at once, and hold none. */
export const takesAtOnce = (behaviour: Behaviour): boolean => behaviour === 'mada' || behaviour === 'benefit';

/** The digits of what was typed, also of Arabic ones. */
export const digitsOf = (typed: string): string =>
  typed.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)).replace(/\D/g, '');

export const behaviourOf = (typed: string): Behaviour => CARDS.get(digitsOf(typed)) ?? 'declined';
