import { useAttempt, type Order } from '@balsam/shared-api';
import { useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderDialog } from './OrderDialog.tsx';
import { useReorderMutation } from './orders-api.ts';
import { OrderMessages } from './OrderMessages.tsx';
import { ReorderResult } from './ReorderResult.tsx';
import { TrackParcel } from './TrackParcel.tsx';

interface OrderModalProps {
  order: Order;
  /** The customer's e-mail address, which the tracking requires. */
  email: string;
  /** Bought without an account. */
  isGuest?: boolean;
  onHide: () => void;
}

/** An order with its actions. Each step replaces the details and returns to them. */
export function OrderModal({ order, email, isGuest = false, onHide }: OrderModalProps) {
  const { t } = useTranslation('storefront');
  const [view, setView] = useState<'details' | 'cancel' | 'track' | 'reorder' | 'messages'>('details');
  const [reorder, { data: reordered, isLoading }] = useReorderMutation();
  const attempt = useAttempt();
  const showDetails = () => setView('details');

  const send = useSend({ failed: t('dashboard.reorder.failed'), done: null });
  const buyAgain = async () => {
    const { id } = order;
    const put = (idempotencyKey: string) => reorder({ id, idempotencyKey }).unwrap();
    if (await send(() => attempt(id, put))) setView('reorder');
  };

  return (
    <>
      <OrderDialog
        order={order}
        show={view === 'details'}
        onHide={onHide}
        onCancel={() => setView('cancel')}
        onTrack={() => setView('track')}
        onMessages={() => setView('messages')}
        onBuyAgain={isGuest ? null : () => void buyAgain()}
        isBuying={isLoading}
      />
      <CancelOrder order={order} show={view === 'cancel'} onDone={showDetails} />
      {view === 'messages' && <OrderMessages order={order} onHide={showDetails} />}
      {view === 'track' && <TrackParcel orderNo={order.order_sub_no} email={email} onHide={showDetails} />}
      {view === 'reorder' && reordered && <ReorderResult reorder={reordered} onHide={showDetails} />}
    </>
  );
}
