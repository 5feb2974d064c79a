import { isApiError, type Order } from '@balsam/shared-api';
import { ConfirmModal, toastError, toastSuccess } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useDecideCancellationMutation } from '../../orders/ordersApi.ts';

interface AcceptCancellationProps {
  order: Order;
  show: boolean;
  onHide: () => void;
}

/** Asks once more before an order is cancelled as its customer wished. */
export function AcceptCancellation({ order, show, onHide }: AcceptCancellationProps) {
  const { t } = useTranslation('vendor-portal');
  const [decide, { isLoading }] = useDecideCancellationMutation();

  const accept = async () => {
    try {
      await decide({ id: order.id, decision: 'accept' }).unwrap();
      toastSuccess(t('cancellation.acceptDone'));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('cancellation.failed'));
    }
    onHide();
  };

  return (
    <ConfirmModal
      show={show}
      title={t('cancellation.acceptTitle')}
      text={t('cancellation.acceptText')}
      confirmLabel={t('cancellation.accept')}
      cancelLabel={t('cancellation.keep')}
      danger
      busy={isLoading}
      onConfirm={() => void accept()}
      onHide={onHide}
    />
  );
}
