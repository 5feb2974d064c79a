/** Currencies of the shop, in display order. */
export const CURRENCIES = ['SAR', 'BHD', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Decimal places of each currency. */
export const CURRENCY_DIGITS = { SAR: 2, BHD: 3, USD: 2 } as const satisfies Record<Currency, number>;

/** Currency sign after an amount in Arabic. Engines differ in these names, and fonts in the new riyal sign. */
export const ARABIC_CURRENCY_SIGNS = { SAR: 'ر.س', BHD: 'د.ب', USD: 'دولار' } as const satisfies Record<
  Currency,
  string
>;

/** Home country of each currency (ISO 3166-1), the default location for its users. */
export const CURRENCY_HOMES = { SAR: 'SA', BHD: 'BH', USD: null } as const satisfies Record<Currency, string | null>;

/** Currency of a request without the header `Currency`. */
export const FALLBACK_CURRENCY: Currency = 'USD';

/** Maps each currency to a value. */
export const eachCurrency = <Value>(make: (currency: Currency) => Value): Record<Currency, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, make(currency)])) as Record<Currency, Value>;

/** Product fields with the price in each currency. */
export const PRICE_FIELDS = eachCurrency((currency) => `price_${currency.toLowerCase()}`) as {
  readonly [Each in Currency]: `price_${Lowercase<Each>}`;
};

export type PriceField = (typeof PRICE_FIELDS)[Currency];

/** Maps each price field to a value. */
export const eachPrice = <Value>(make: (currency: Currency) => Value): Record<PriceField, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [PRICE_FIELDS[currency], make(currency)])) as Record<
    PriceField,
    Value
  >;

/** For descriptions: `SAR 2, BHD 3, …`. */
export const digitsByCurrency = CURRENCIES.map((currency) => `${currency} ${CURRENCY_DIGITS[currency]}`).join(', ');
