import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { saveDraft } from '../../entities/cart/checkout-draft.ts';
import type { CheckoutValues } from './checkout-schema.ts';
import { shippingDraft } from './shipping-form.ts';

/** Stores the input of the surrounding form for its owner; null is a visitor. */
export function SaveDraft({ owner }: { owner: number | null }) {
  const { values, dirty } = useFormikContext<CheckoutValues>();
  useEffect(() => {
    const { billing, shipping, payment_method, po_number, email_code: _code, ...flags } = values;
    // A visitor's empty box is no decision about details that are stored in their account.
    const ticks = Object.entries(flags)
      .filter(([, isTicked]) => isTicked || owner !== null)
      .map(([name, isTicked]) => [name, isTicked ? 'yes' : 'no']);
    const written = { ...billing, ...shippingDraft(shipping), payment_method, po_number };
    if (dirty) saveDraft(owner, { ...written, ...Object.fromEntries(ticks) });
  }, [values, dirty, owner]);
  return null;
}
