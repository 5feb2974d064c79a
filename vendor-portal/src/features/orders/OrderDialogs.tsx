import { Allowed, type Order } from '@balsam/shared-api';
import { Button } from '@balsam/shared-ui';
import { OrderDetailsModal } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CANCELLED } from './status-schema.ts';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';

/** Open dialog of the list: details or status form of the order that was clicked. */
export type OrderDialog = { kind: 'details'; order: Order } | { kind: 'status'; order: Order; preselected?: number };

interface OrderDialogsProps {
  order: Order;
  dialog: OrderDialog;
  onChange: (dialog: OrderDialog | null) => void;
  /** Called with the server's message if a status change is refused. */
  onRefused: (order: Order, reason: string) => void;
}

/** Dialogs of the orders list. Cancelling from the details opens the status form. */
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
  const cancel = () => onChange({ kind: 'status', order, preselected: CANCELLED });
  return (
    <OrderDetailsModal
      order={order}
      show
      onHide={close}
      actions={
        order.status === 'Pending' && (
          <Allowed permission="orders.write">
            <Button variant="outline-danger" onClick={cancel}>
              {t('orders.cancel')}
            </Button>
          </Allowed>
        )
      }
    />
  );
}
