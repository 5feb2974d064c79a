import { AppError } from '../../../wire/errors.ts';
import type { VendorRecord } from './repository.ts';

/** Address fields that an active vendor needs, as in the registration: the country decides who owes which tax. */
const needed = [
  ['country_id', 'store_address.country', 'validation.address.country_required'],
  ['state_id', 'store_address.state', 'validation.address.state_required'],
  ['city_id', 'store_address.city', 'validation.address.city_required'],
  ['company_address', 'store_address.company_address', 'validation.address.address_1_required'],
] as const;

type StorePlace = Pick<VendorRecord, (typeof needed)[number][0]>;

const missingOf = (store: StorePlace) => needed.filter(([key]) => !store[key]);

/** True if the store address is complete. */
export const isPlaced = (store: StorePlace): boolean => missingOf(store).length === 0;

/** @throws AppError 422 naming the address fields that an active vendor lacks */
export const assertPlaced = ({ active, ...store }: StorePlace & Pick<VendorRecord, 'active'>): void => {
  if (active !== 1 || isPlaced(store)) return;
  const fields = Object.fromEntries(missingOf(store).map(([, field, message]) => [field, [message]]));
  throw new AppError(422, 'validation', { fields });
};
