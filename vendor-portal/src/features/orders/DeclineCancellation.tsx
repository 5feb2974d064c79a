import type { Order } from '@balsam/shared-api';
import { ReasonModal } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDecideCancellationMutation } from '../../entities/orders/orders-api.ts';

interface DeclineCancellationProps {
  order: Order;
  onHide: () => void;
}

/** Declines a cancellation request, with an optional reason that the customer reads. */
export function DeclineCancellation({ order: { id, status }, onHide }: DeclineCancellationProps) {
  const { t } = useTranslation('vendor-portal');
  const [decide] = useDecideCancellationMutation();
  return (
    <ReasonModal
      title={t('cancellation.declineTitle')}
      label={t('cancellation.reason')}
      onSubmit={(reason) => decide({ id, decision: 'decline', reason, status_seen: status }).unwrap()}
      failed={t('cancellation.failed')}
      done={t('cancellation.declineDone')}
      submitLabel={t('cancellation.decline')}
      cancelLabel={t('cancellation.back')}
      t={t}
      onHide={onHide}
    >
      <p>{t('cancellation.declineText')}</p>
    </ReasonModal>
  );
}
