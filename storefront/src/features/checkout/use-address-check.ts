import { isApiError, useAppDispatch, type Address, type ApiError } from '@balsam/shared-api';
import { useRef, useState } from 'react';
import { billedAddress, storedAddress } from './carrier-address.ts';
import { useValidateAddressMutation } from '../../entities/location/carrier-api.ts';
import type { BillingValues } from './checkout-schema.ts';

const REFUSED = 422;

interface Objection {
  message: string;
  /** What was objected to, as text. */
  address: string;
}

const textOf = ({ address_1, address_2, country, state, city, postal_code }: BillingValues | Address): string =>
  JSON.stringify([address_1, address_2, country, state, city, postal_code]);

/** The carrier names the fields of an address; they are fields of the bill. */
const atBillingFields = (error: ApiError): ApiError => ({
  ...error,
  fieldErrors: Object.fromEntries(
    Object.entries(error.fieldErrors).map(([name, message]) => [
      `billing.${name === 'country_code' ? 'country' : name}`,
      message,
    ]),
  ),
});

/**
 * Asks the carrier about the address that the parcels go to before the order goes out. Only a carrier that objects holds
 * the order up, and the customer may know better; one that cannot be asked holds nothing up.
 * @param stored where the parcels go when that is not the billing form's address
 */
export function useAddressCheck(stored: Address | undefined) {
  const dispatch = useAppDispatch();
  const [validate] = useValidateAddressMutation();
  const [objection, setObjection] = useState<Objection | null>(null);
  const kept = useRef<string>(null);

  /**
   * @returns whether the order may go out
   * @throws ApiError for the form when the carrier objects to fields of it
   */
  const passes = async (billing: BillingValues): Promise<boolean> => {
    const address = textOf(stored ?? billing);
    setObjection(null);
    if (kept.current === address) return true;
    try {
      await validate(stored ? storedAddress(stored) : await billedAddress(billing, dispatch)).unwrap();
      return true;
    } catch (error) {
      if (!isApiError(error) || error.status !== REFUSED) return true;
      setObjection({ message: Object.values(error.fieldErrors).join(' ') || error.message, address });
      if (stored) return false;
      throw atBillingFields(error);
    }
  };
  /** The customer stands by the address that was objected to. */
  const keep = () => {
    kept.current = objection?.address ?? null;
  };
  return { objection: objection?.message ?? null, passes, keep };
}
