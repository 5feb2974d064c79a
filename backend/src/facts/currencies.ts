/** What the shop sells in, in the order in which people are shown them. */
export const CURRENCIES = ['SAR', 'BHD', 'USD'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** How many digits of a currency stand behind the point. */
export const CURRENCY_DIGITS = { SAR: 2, BHD: 3, USD: 2 } as const satisfies Record<Currency, number>;

/** What stands behind an amount in Arabic. Engines differ in these names, and fonts in the new riyal sign. */
export const ARABIC_CURRENCY_SIGNS = { SAR: 'ر.س', BHD: 'د.ب', USD: 'دولار' } as const satisfies Record<
  Currency,
  string
>;

/** The country in which a currency is at home, by its two letters: who says nothing most likely lives there. */
export const CURRENCY_HOMES = { SAR: 'SA', BHD: 'BH', USD: null } as const satisfies Record<Currency, string | null>;

/** What a call that says nothing is answered in. */
export const FALLBACK_CURRENCY: Currency = 'USD';

/** Makes something of each currency. */
export const eachCurrency = <Value>(make: (currency: Currency) => Value): Record<Currency, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, make(currency)])) as Record<Currency, Value>;

/** The field of a product that holds its price in a currency. */
export const PRICE_FIELDS = eachCurrency((currency) => `price_${currency.toLowerCase()}`) as {
  readonly [Each in Currency]: `price_${Lowercase<Each>}`;
};

export type PriceField = (typeof PRICE_FIELDS)[Currency];

/** Makes something of the price in each currency. */
export const eachPrice = <Value>(make: (currency: Currency) => Value): Record<PriceField, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [PRICE_FIELDS[currency], make(currency)])) as Record<
    PriceField,
    Value
  >;

/** For whoever reads about them: `SAR 2, BHD 3, …`. */
export const digitsByCurrency = CURRENCIES.map((currency) => `${currency} ${CURRENCY_DIGITS[currency]}`).join(', ');
