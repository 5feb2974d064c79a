import { type Order } from '@balsam/shared-api';
import { ConfirmModal, useSend } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { useCancelOrderMutation } from './orders-api.ts';

interface CancelOrderProps {
  order: Order;
  show: boolean;
  onDone: () => void;
}

/**
 * Confirmation before an order is cancelled. After the vendor has confirmed the order, the customer can only request
 * the cancellation.
 */
export function CancelOrder({ order, show, onDone }: CancelOrderProps) {
  const { t } = useTranslation('storefront');
  const [cancelOrder, { isLoading }] = useCancelOrderMutation();
  const word = order.customer_may === 'ask' ? 'dashboard.cancelRequest' : 'dashboard.cancel';

  const send = useSend({ failed: t(`${word}.failed`), done: (message) => message || t(`${word}.done`) });

  const cancel = async () => {
    await send(() => cancelOrder(order).unwrap());
    onDone();
  };

  return (
    <ConfirmModal
      show={show}
      title={t(`${word}.title`)}
      text={
        <Trans
          t={t}
          i18nKey={`${word}.text`}
          values={{ vendor: order.vendor.company_name, number: order.order_sub_no }}
          components={{ code: <bdi dir="ltr" /> }}
        />
      }
      confirmLabel={t(`${word}.confirm`)}
      cancelLabel={t(`${word}.keep`)}
      danger
      busy={isLoading}
      onConfirm={() => void cancel()}
      onHide={onDone}
    />
  );
}
