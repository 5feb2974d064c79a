import { isApiError, type ApiError, type BookAddress } from '@balsam/shared-api';
import { useRef, useState } from 'react';
import { useValidateAddressMutation } from '../../entities/location/carrier-api.ts';
import type { BillingValues, CheckoutValues } from './checkout-schema.ts';
import type { ShippingValues } from './shipping-form.ts';

const REFUSED = 422;

interface Objection {
  message: string;
  /** The rejected address, as text. */
  address: string;
}

/** The address to check. A missing place is sent as empty, and the server names it. */
const addressOf = (form: BillingValues | ShippingValues | BookAddress) => ({
  address_1: form.address_1,
  address_2: form.address_2,
  postal_code: form.postal_code,
  country_id: 'country_id' in form ? (form.country_id ?? '') : form.country,
  state_id: 'state_id' in form ? (form.state_id ?? '') : form.state,
  city_id: 'city_id' in form ? (form.city_id ?? '') : form.city,
});

/** Maps the field names of the call to those of a form. */
const atFieldsOf = (form: 'billing' | 'shipping', error: ApiError): ApiError => ({
  ...error,
  fieldErrors: Object.fromEntries(
    Object.entries(error.fieldErrors).map(([name, message]) => [`${form}.${name.replace(/_id$/, '')}`, message]),
  ),
});

/**
 * Checks the destination with the carrier before the order is sent. Only an objection blocks the order, and the
 * customer may override it; an unreachable carrier does not block it.
 * @param stored destination if it is neither the billing address nor another one of this order
 */
export function useAddressCheck(stored: BookAddress | undefined) {
  const [validate] = useValidateAddressMutation();
  const [objection, setObjection] = useState<Objection | null>(null);
  const acceptedAddress = useRef<string>(null);

  /**
   * @returns true if the order may be sent
   * @throws ApiError for the form if the carrier rejects fields of it
   */
  const passes = async ({ billing, shipping, elsewhere }: CheckoutValues): Promise<boolean> => {
    const request = addressOf(elsewhere ? shipping : (stored ?? billing));
    const address = JSON.stringify(request);
    setObjection(null);
    if (acceptedAddress.current === address) return true;
    try {
      await validate(request).unwrap();
      return true;
    } catch (error) {
      if (!isApiError(error) || error.status !== REFUSED) return true;
      setObjection({ message: Object.values(error.fieldErrors).join(' ') || error.message, address });
      if (stored && !elsewhere) return false;
      throw atFieldsOf(elsewhere ? 'shipping' : 'billing', error);
    }
  };
  /** Accepts the address despite the objection. */
  const keep = () => {
    acceptedAddress.current = objection?.address ?? null;
  };
  return { objection: objection?.message ?? null, passes, keep };
}
