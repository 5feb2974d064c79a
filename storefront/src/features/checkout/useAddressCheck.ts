import { isApiError, useAppDispatch } from '@balsam/shared-api';
import { useRef, useState } from 'react';
import { toCarrierAddress } from './carrierAddress.ts';
import { useValidateAddressMutation } from './checkoutApi.ts';
import type { BillingValues } from './checkoutSchema.ts';

const REFUSED = 422;

const textOf = ({ address_1, address_2, country, state, city, postal_code }: BillingValues): string =>
  JSON.stringify([address_1, address_2, country, state, city, postal_code]);

/**
 * Asks the carrier about the address before the order goes out. Only a carrier that objects holds the order up, and
 * the customer may know better; one that cannot be asked holds nothing up.
 */
export function useAddressCheck() {
  const dispatch = useAppDispatch();
  const [validate] = useValidateAddressMutation();
  const [objection, setObjection] = useState<{ message: string; address: string } | null>(null);
  const kept = useRef<string>(null);

  const passes = async (billing: BillingValues): Promise<boolean> => {
    const address = textOf(billing);
    setObjection(null);
    if (kept.current === address) return true;
    try {
      await validate(await toCarrierAddress(billing, dispatch)).unwrap();
      return true;
    } catch (error) {
      if (!isApiError(error) || error.status !== REFUSED) return true;
      setObjection({ message: Object.values(error.fieldErrors).join(' ') || error.message, address });
      return false;
    }
  };
  /** The customer stands by the address that was objected to. */
  const keep = () => {
    kept.current = objection?.address ?? null;
  };
  return { objection: objection?.message ?? null, passes, keep };
}
