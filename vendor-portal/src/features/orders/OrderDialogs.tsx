import type { Order } from '@balsam/shared-api';
import { Button } from '@balsam/shared-ui';
import { OrderDetailsModal } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CANCELLED } from './status-schema.ts';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';

/** What is open over the list: one order's details, or the form for its next status. */
export type OrderDialog = { kind: 'details'; id: number } | { kind: 'status'; id: number; preselected?: number };

interface OrderDialogsProps {
  order: Order;
  dialog: OrderDialog;
  onChange: (dialog: OrderDialog | null) => void;
  /** Told what the server said when a status was refused. */
  onRefused: (order: Order, reason: string) => void;
}

/** The dialogs of the orders list. Cancelling from the details leads to the form for the status. */
export function OrderDialogs({ order, dialog, onChange, onRefused }: OrderDialogsProps) {
  const { t } = useTranslation('vendor-portal');
  const close = () => onChange(null);

  if (dialog.kind === 'status')
    return (
      <UpdateStatusModal
        order={order}
        preselected={dialog.preselected}
        onHide={close}
        onRefused={(reason) => onRefused(order, reason)}
      />
    );
  const cancel = () => onChange({ kind: 'status', id: order.id, preselected: CANCELLED });
  return (
    <OrderDetailsModal
      order={order}
      show
      onHide={close}
      actions={
        order.status === 'Pending' && (
          <Button variant="outline-danger" onClick={cancel}>
            {t('orders.cancel')}
          </Button>
        )
      }
    />
  );
}
