import { CURRENCIES, type Currency } from '@balsam/shared-api';

/** Makes something of each currency. */
export const eachCurrency = <Value>(make: (currency: Currency) => Value): Record<Currency, Value> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, make(currency)])) as Record<Currency, Value>;
