import type { Checkout } from '@balsam/shared-api';
import { ChoiceField } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { paymentMethods } from './checkout-schema.ts';

/** How the order is paid: to the courier, or by card where somebody takes cards. @param card whether one may be used now */
export function PaymentMethod({ card = 'off' }: { card?: Checkout['card'] }) {
  const { t } = useTranslation('storefront');
  const offered = paymentMethods.filter((method) => method !== 'card' || card === 'ready');
  return (
    <>
      <ChoiceField
        name="payment_method"
        label={t('checkout.paymentMethod')}
        choices={offered.map((value) => ({
          value,
          label: t(`checkout.${value}`),
          hint: t(`checkout.${value}Hint`),
        }))}
      />
      {card === 'silent' && (
        <p className="alert alert-warning mb-0" role="note">
          {t('checkout.cardSilent')}
        </p>
      )}
    </>
  );
}
