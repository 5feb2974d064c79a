import { useReducer } from 'react';
import { useListAddressesQuery } from '../../entities/addresses/addresses-api.ts';
import { lacksNationalAddress } from '../../entities/location/national-address.ts';

interface Countries {
  billing: string;
  /** Country of the form of another address; '' while parcels go to a stored one. */
  shipping: string;
  /** Number of changes so far. */
  turn: number;
}

const changed = (before: Countries, change: Partial<Omit<Countries, 'turn'>>): Countries => {
  const after = { ...before, ...change };
  const isSame = after.billing === before.billing && after.shipping === before.shipping;
  return isSame ? before : { ...after, turn: before.turn + 1 };
};

/** The countries of the checkout's forms, and the stored address that the cart goes to. Guests have none. */
export function useDestination(initial: Omit<Countries, 'turn'>, shippingAddressId: number | null, isGuest: boolean) {
  const [countries, choose] = useReducer(changed, { ...initial, turn: 0 });
  const addresses = useListAddressesQuery(undefined, { skip: isGuest });
  const stored = addresses.data?.find(({ id }) => id === shippingAddressId);
  return { countries, choose, addresses, stored, lacksNational: stored !== undefined && lacksNationalAddress(stored) };
}
