import type { Checkout } from '@balsam/shared-api';
import { ChoiceField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AcceptedPayments } from '../../entities/payment/AcceptedPayments.tsx';
import { paymentMethods, type CheckoutValues } from './checkout-schema.ts';

interface PaymentMethodProps {
  /** Null while unknown; cash is then offered. */
  checkout: Pick<Checkout, 'cash' | 'card' | 'grand_total'> | null;
}

/** Payment methods: cash if every seller accepts it, card if available, or none for an order of zero. */
export function PaymentMethod({ checkout }: PaymentMethodProps) {
  const { t } = useTranslation('storefront');
  const { values, submitCount, setFieldValue } = useFormikContext<CheckoutValues>();
  const { cash, card } = checkout ?? { cash: true, card: 'off' };
  const isFree = checkout?.grand_total === 0;
  const isOffered = { cash, card: card === 'ready' };
  const offered = paymentMethods.filter((method) => isOffered[method]);
  const [first] = offered;
  const isLost = first !== undefined && !isOffered[values.payment_method];
  // After a first attempt the choice is the customer's own.
  const isPresumed = checkout !== null && submitCount === 0;
  useEffect(() => {
    if (isPresumed && isLost) void setFieldValue('payment_method', first);
  }, [isPresumed, isLost, first, setFieldValue]);
  return (
    <>
      {first !== undefined && (
        <ChoiceField
          name="payment_method"
          label={t('checkout.paymentMethod')}
          choices={offered.map((value) => ({
            value,
            label: t(isFree ? 'checkout.nothingToPay' : `checkout.${value}`),
            hint: t(isFree ? 'checkout.nothingToPayHint' : `checkout.${value}Hint`),
            children: value === 'card' && <AcceptedPayments />,
          }))}
        />
      )}
      {card === 'silent' && (
        <p className="alert alert-warning mb-0" role="note">
          {t(cash ? 'checkout.cardSilent' : 'checkout.cardSilentNoCash')}
        </p>
      )}
    </>
  );
}
