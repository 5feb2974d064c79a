import type { Order } from '@balsam/shared-api';
import { Button, type ButtonProps, useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateOrderStatusMutation, type OrderAction } from '../../entities/orders/orders-api.ts';
import { COMPLETED, CONFIRMED, SHIPPED } from './status-schema.ts';

const STEPS: Partial<Record<Order['status'], { action: OrderAction; to: number }>> = {
  Pending: { action: 'confirm', to: CONFIRMED },
  Confirmed: { action: 'ship', to: SHIPPED },
  Shipped: { action: 'complete', to: COMPLETED },
};

interface NextStepProps extends Pick<ButtonProps, 'size'> {
  order: Order;
  /** Asks where the parcel is; not called where the carrier has said so. */
  onShip: () => void;
}

/** The step that an order takes next, with one press. There is none while the customer waits for an answer. */
export function NextStep({ order, size, onShip }: NextStepProps) {
  const { t } = useTranslation('vendor-portal');
  const [update] = useUpdateOrderStatusMutation();
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({
    failed: t('orders.update.failed'),
    done: (message) => message || t('orders.update.done'),
  });
  const step = STEPS[order.status];
  if (!step || order.cancel_request?.state === 'open') return null;
  const asks = step.action === 'ship' && order.tracking_id === '' && order.tracking_information === '';

  const take = async () => {
    setIsBusy(true);
    await send(() => update({ id: order.id, status: step.to }).unwrap());
    setIsBusy(false);
  };
  return (
    <Button size={size} busy={isBusy} onClick={asks ? onShip : () => void take()}>
      {t(`orders.next.${step.action}`)}
    </Button>
  );
}
