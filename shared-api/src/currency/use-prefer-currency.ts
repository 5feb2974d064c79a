import { useCallback } from 'react';
import { api } from '../store/api.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { listTag } from '../http/tags.ts';
import type { Currency } from '../wire/index.ts';
import { storePreference } from '../preferences/preference-storage.ts';
import { currencyChosen } from '../preferences/preferences-slice.ts';

/** Queries whose amounts or sort order depend on the reader's currency. */
const IN_CURRENCY = ['Dashboard', 'Order', 'Product'] as const;

/** Switches the person's currency without a reload: only the queries above are refetched. */
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
