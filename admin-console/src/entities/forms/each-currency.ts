import { CURRENCIES, type Currency } from '@balsam/shared-api';

/** Builds a value for each currency. */
export const eachCurrency = <Value>(make: (currency: Currency) => Value): Record<Currency, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, make(currency)])) as Record<Currency, Value>;
