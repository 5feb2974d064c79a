import { isEmailAddress } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { useDebouncedValue } from '../../entities/search/use-debounced-value.ts';
import type { CheckoutValues } from './checkout-schema.ts';

const PAUSE_MS = 600;

/** Reports a guest's email address once typing pauses: a coupon may be reserved for another address, or used by it. */
export function CouponEmail({ onEmail }: { onEmail: (email: string) => void }) {
  const { values } = useFormikContext<CheckoutValues>();
  const email = useDebouncedValue(values.billing.email.trim(), PAUSE_MS);
  const report = useEffectEvent(onEmail);
  useEffect(() => {
    if (isEmailAddress(email)) report(email);
  }, [email]);
  return null;
}
