import { isApiError, useAppDispatch, type Address, type ApiError } from '@balsam/shared-api';
import { useRef, useState } from 'react';
import { billedAddress, storedAddress } from './carrier-address.ts';
import { useValidateAddressMutation } from '../../entities/location/carrier-api.ts';
import type { BillingValues } from './checkout-schema.ts';

const REFUSED = 422;

interface Objection {
  message: string;
  /** The rejected address, as text. */
  address: string;
}

const textOf = ({ address_1, address_2, country, state, city, postal_code }: BillingValues | Address): string =>
  JSON.stringify([address_1, address_2, country, state, city, postal_code]);

/** Maps the carrier's field names to those of the billing form. */
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
 * Checks the destination with the carrier before the order is sent. Only an objection blocks the order, and the
 * customer may override it; an unreachable carrier does not block it.
 * @param stored destination if it is not the billing address
 */
export function useAddressCheck(stored: Address | undefined) {
  const dispatch = useAppDispatch();
  const [validate] = useValidateAddressMutation();
  const [objection, setObjection] = useState<Objection | null>(null);
  const acceptedAddress = useRef<string>(null);

  /**
   * @returns true if the order may be sent
   * @throws ApiError for the form if the carrier rejects fields of it
   */
  const passes = async (billing: BillingValues): Promise<boolean> => {
    const address = textOf(stored ?? billing);
    setObjection(null);
    if (acceptedAddress.current === address) return true;
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
  /** Accepts the address despite the objection. */
  const keep = () => {
    acceptedAddress.current = objection?.address ?? null;
  };
  return { objection: objection?.message ?? null, passes, keep };
}
