import { selectRole, useAppSelector, useGetUserQuery, useListCitiesQuery } from '@balsam/shared-api';
import { useLocalStorage, useMounted } from '@balsam/shared-ui';
import { CITY_KEY, cityOf, readCity, writeCity, type DeliveryCity } from './delivery-city.ts';

/**
 * City that arrival dates are shown for: the one chosen in this browser, otherwise that of a customer's address. Null
 * on the server and in the first render, because pages are the same for everyone.
 */
export function useDeliveryCity() {
  const isMounted = useMounted();
  const [stored, store] = useLocalStorage(CITY_KEY);
  const chosen = readCity(stored);
  const isCustomer = useAppSelector(selectRole) === 'user';
  const { data: user } = useGetUserQuery(undefined, { skip: !isMounted || !isCustomer || chosen !== null });
  const { data: cities } = useListCitiesQuery(chosen?.state ?? 0, { skip: chosen === null });
  const saved = isCustomer ? cityOf(user) : null;
  const name = chosen ? cities?.find(({ id }) => id === chosen.city)?.name : saved?.name;
  return {
    city: isMounted ? (chosen ?? saved) : null,
    /** Undefined until it is loaded. */
    name: isMounted ? name : undefined,
    choose: (city: DeliveryCity) => store(writeCity(city)),
  };
}
