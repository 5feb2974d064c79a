import { CURRENCY_HOMES, selectCurrency, useAppSelector, type Country } from '@balsam/shared-api';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Preselects the country of the chosen currency once the list is loaded, if none is chosen yet. It can be changed. */
export function usePresumedCountry(
  countries: readonly Country[] | undefined,
  choose: (country: Country) => void,
): void {
  const currency = useAppSelector(selectCurrency);
  const hasPresumed = useRef(false);
  const presume = useEffectEvent((known: readonly Country[]) => {
    const home = known.find(({ iso2 }) => iso2 === CURRENCY_HOMES[currency]);
    if (home && !hasPresumed.current) choose(home);
    hasPresumed.current = true;
  });
  useEffect(() => {
    if (countries) presume(countries);
  }, [countries]);
}
