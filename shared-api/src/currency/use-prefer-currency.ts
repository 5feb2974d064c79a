import { useCallback } from 'react';
import { api } from '../store/api.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { listTag } from '../http/tags.ts';
import type { Currency } from '../wire/index.ts';
import { storePreference } from '../preferences/preference-storage.ts';
import { currencyChosen } from '../preferences/preferences-slice.ts';

/** Lists whose amounts, or whose order, are in the currency of whoever reads them. */
const IN_CURRENCY = ['Dashboard', 'Order', 'Product'] as const;

/** Makes a currency the person's own at once, for a choice that stands beside the numbers: nothing is loaded again but these. */
export function usePreferCurrency() {
  const dispatch = useAppDispatch();
  return useCallback(
    (currency: Currency) => {
      storePreference('currency', currency);
      dispatch(currencyChosen(currency));
      dispatch(api.util.invalidateTags(IN_CURRENCY.map(listTag)));
    },
    [dispatch],
  );
}
