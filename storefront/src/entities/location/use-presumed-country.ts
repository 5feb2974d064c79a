import { CURRENCY_HOMES, selectCurrency, useAppSelector, type Country } from '@balsam/shared-api';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Who has chosen no country most likely lives where the chosen currency is at home: it is chosen once, when the lists are
 * there, and may be chosen away.
 */
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
