import type { AdminPayment } from '@balsam/shared-api';
import { Badge, type BadgeVariant } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<AdminPayment['state'], BadgeVariant> = {
  started: 'secondary',
  waiting: 'info',
  failed: 'danger',
  authorised: 'warning',
  paid: 'success',
  voided: 'secondary',
};

/** State of a card payment, and the reason if it failed. */
export function PaymentBadge({ state, failure }: Pick<AdminPayment, 'state' | 'failure'>) {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <Badge variant={VARIANTS[state]}>{t(`payments.states.${state}`)}</Badge>
      {failure && <div className="form-text">{t(`payments.failures.${failure}`)}</div>}
    </>
  );
}
