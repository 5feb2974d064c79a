import { isApiError, type Order } from '@balsam/shared-api';
import { Button, ConfirmModal, OrderDetailsModal, toastError, toastSuccess } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelOrderMutation } from './ordersApi.ts';

interface OrderModalProps {
  /** Null while none is open. */
  order: Order | null;
  onHide: () => void;
}

/** An order in full. Until its vendor has confirmed it, the customer may cancel it. */
export function OrderModal({ order, onHide }: OrderModalProps) {
  const { t } = useTranslation('storefront');
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const [asks, setAsks] = useState(false);

  const cancel = async (id: number) => {
    try {
      const { message } = await cancelOrder(id).unwrap();
      toastSuccess(message || t('dashboard.order.cancelled'));
    } catch (error) {
      toastError((isApiError(error) && error.message) || t('dashboard.order.cancelFailed'));
    }
    setAsks(false);
  };

  if (!order) return null;
  const cancelButton = order.status === 'Pending' && (
    <Button variant="outline-danger" onClick={() => setAsks(true)}>
      {t('dashboard.order.cancel')}
    </Button>
  );
  return (
    <>
      <OrderDetailsModal order={order} show={!asks} onHide={onHide} actions={cancelButton} />
      <ConfirmModal
        show={asks}
        title={t('dashboard.order.cancelTitle')}
        text={t('dashboard.order.cancelText', { number: order.order_sub_no })}
        confirmLabel={t('dashboard.order.cancelConfirm')}
        cancelLabel={t('dashboard.order.keep')}
        danger
        busy={isLoading}
        onConfirm={() => void cancel(order.id)}
        onHide={() => setAsks(false)}
      />
    </>
  );
}
