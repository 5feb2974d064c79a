import { ORDER_STATUSES, ORDER_STEPS, type Order, type OrderStatus } from '@balsam/shared-api';
import { Button, type ButtonProps, useSendOnce } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useUpdateOrderStatusMutation, type OrderAction } from '../../entities/orders/orders-api.ts';

const STEPS: Record<OrderAction, { from: readonly OrderStatus[]; to: OrderStatus }> = ORDER_STEPS;
const ACTIONS = Object.keys(STEPS) as OrderAction[];

interface NextStepProps extends Pick<ButtonProps, 'size'> {
  order: Order;
  /** Asks for the tracking number; not called if the order already has one. */
  onShip: () => void;
}

/** One-press button for the next status of an order; null while a cancellation request is open. */
export function NextStep({ order, size, onShip }: NextStepProps) {
  const { t } = useTranslation('vendor-portal');
  const [update] = useUpdateOrderStatusMutation();
  const { sendOnce, isBusy } = useSendOnce([order.id, order.status], {
    failed: t('orders.update.failed'),
    done: (message) => message || t('orders.update.done'),
  });
  const action = ACTIONS.find((each) => STEPS[each].from.includes(order.status));
  if (!action || order.cancel_request?.state === 'open') return null;
  const asks = action === 'ship' && order.tracking_id === '' && order.tracking_information === '';

  const take = () =>
    sendOnce(() =>
      update({ id: order.id, status: ORDER_STATUSES[STEPS[action].to].code, status_seen: order.status }).unwrap(),
    );
  const step = t(`orders.next.${action}`);
  return (
    <Button
      size={size}
      busy={isBusy}
      aria-label={t('orders.actionOf', { action: step, number: order.order_sub_no })}
      onClick={asks ? onShip : () => void take()}
    >
      {step}
    </Button>
  );
}
