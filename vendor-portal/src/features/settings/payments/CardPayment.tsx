import type { PaymentSettings } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<PaymentSettings['card'], BadgeVariant> = {
  ready: 'success',
  silent: 'warning',
  off: 'secondary',
};

interface CardPaymentProps {
  state: PaymentSettings['card'];
  provider: PaymentSettings['provider'];
}

/** Status of card payments, which the marketplace accepts for all vendors, and the provider. */
export function CardPayment({ state, provider }: CardPaymentProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section className="panel vp-payment">
      <div>
        <h2 className="panel-title">
          {t('settings.payments.card')}{' '}
          <Badge variant={VARIANTS[state]}>{t(`settings.payments.cardStates.${state}`)}</Badge>
        </h2>
        <p className="mb-0">{t(`settings.payments.cardTexts.${state}`)}</p>
        {provider && (
          <p className="mb-0 text-secondary">
            {t('settings.payments.cardProvider', { name: t(`settings.payments.providers.${provider}`) })}
          </p>
        )}
      </div>
    </section>
  );
}
