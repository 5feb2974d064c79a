import type { Currency } from './currencies.ts';

/** Card schemes and wallets, in display order. National schemes settle only in their own currency; null: in any. */
const CARD_SCHEMES = {
  mada: 'SAR',
  benefit: 'BHD',
  visa: null,
  mastercard: null,
  apple_pay: null,
} as const satisfies Record<string, Currency | null>;

export type CardScheme = keyof typeof CARD_SCHEMES;

export const cardSchemes = Object.keys(CARD_SCHEMES) as CardScheme[];

/** Accepted schemes that settle in a currency, in display order. */
export const schemesIn = (currency: Currency, accepted: readonly CardScheme[]): CardScheme[] =>
  cardSchemes.filter((scheme) => accepted.includes(scheme) && [null, currency].includes(CARD_SCHEMES[scheme]));
