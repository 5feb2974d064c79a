import { useReducer } from 'react';
import { useListAddressesQuery } from '../../entities/addresses/addresses-api.ts';
import { lacksNationalAddress } from '../../entities/location/national-address.ts';

/** Parts of the form on which the checkout depends. */
interface Entered {
  /** Country of the billing address. */
  billing: string;
  /** Country of the form of another address; '' while parcels go to a stored one. */
  shipping: string;
  /** Email address of a guest with a coupon, which may be reserved for another one or used; '' otherwise. */
  email: string;
  /** Number of changes so far. */
  turn: number;
}

const changed = (before: Entered, change: Partial<Omit<Entered, 'turn'>>): Entered => {
  const after = { ...before, ...change };
  const isSame = after.billing === before.billing && after.shipping === before.shipping && after.email === before.email;
  return isSame ? before : { ...after, turn: before.turn + 1 };
};

/** The countries of the checkout's forms, and the stored address that the cart goes to. Guests have none. */
export function useDestination(
  initial: Pick<Entered, 'billing' | 'shipping'>,
  shippingAddressId: number | null,
  isGuest: boolean,
) {
  const [entered, choose] = useReducer(changed, { ...initial, email: '', turn: 0 });
  const addresses = useListAddressesQuery(undefined, { skip: isGuest });
  const stored = addresses.data?.find(({ id }) => id === shippingAddressId);
  return { entered, choose, addresses, stored, lacksNational: stored !== undefined && lacksNationalAddress(stored) };
}
