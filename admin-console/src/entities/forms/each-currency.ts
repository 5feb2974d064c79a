import type { Currency } from '@balsam/shared-api';

/** Makes something of each currency. */
export const eachCurrency = <Value>(make: (currency: Currency) => Value): Record<Currency, Value> => ({
  SAR: make('SAR'),
  BHD: make('BHD'),
  USD: make('USD'),
});
