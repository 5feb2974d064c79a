import type { Order } from '@balsam/shared-api';
import { ConfirmAction } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDecideCancellationMutation } from '../../entities/orders/orders-api.ts';

interface AcceptCancellationProps {
  order: Order;
  onHide: () => void;
}

/** Asks for confirmation before an order is cancelled at the customer's request. */
export function AcceptCancellation({ order, onHide }: AcceptCancellationProps) {
  const { t } = useTranslation('vendor-portal');
  const [decide] = useDecideCancellationMutation();
  return (
    <ConfirmAction
      title={t('cancellation.acceptTitle')}
      text={t('cancellation.acceptText')}
      confirmLabel={t('cancellation.accept')}
      cancelLabel={t('cancellation.keep')}
      danger
      onConfirm={() => decide({ id: order.id, decision: 'accept', status_seen: order.status }).unwrap()}
      done={t('cancellation.acceptDone')}
      failed={t('cancellation.failed')}
      onHide={onHide}
    />
  );
}
