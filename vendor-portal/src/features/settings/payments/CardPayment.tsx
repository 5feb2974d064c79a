import type { PaymentSettings } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<PaymentSettings['card'], BadgeVariant> = {
  ready: 'success',
  silent: 'warning',
  off: 'secondary',
};

/** Whether customers can pay by card, which the marketplace takes for all its vendors. */
export function CardPayment({ state }: { state: PaymentSettings['card'] }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <section className="panel vp-payment">
      <div>
        <h2 className="panel-title">
          {t('settings.payments.card')}{' '}
          <Badge variant={VARIANTS[state]}>{t(`settings.payments.cardStates.${state}`)}</Badge>
        </h2>
        <p className="mb-0">{t(`settings.payments.cardTexts.${state}`)}</p>
      </div>
    </section>
  );
}
