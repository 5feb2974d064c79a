import type { Order } from '@balsam/shared-api';
import {
  Button,
  Form,
  FormError,
  keepShown,
  Modal,
  QueryState,
  SubmitButton,
  TextField,
  toastError,
  toastSuccess,
  useSendForm,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useChangeOrdersMutation, useListVendorOrdersQuery } from '../../entities/orders/orders-api.ts';
import { statusSeen } from './status-schema.ts';

/** Maximum number of orders in one request. */
const MOST = 100;

export interface OrdersToShip {
  ids: readonly number[];
  /** Clears the selection. */
  clear: () => void;
}

/** Ships many orders in one step, each with optional tracking information. */
export function ShipOrders({ ids, clear, onHide }: OrdersToShip & { onHide: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const query = useListVendorOrdersQuery({ page: 1, perPage: MOST, ids: ids.slice(0, MOST).join(',') });
  return (
    <Modal show onHide={onHide} title={t('orders.ship.title', { count: ids.length })}>
      {ids.length > MOST && <p className="alert alert-info">{t('orders.ship.most', { count: MOST })}</p>}
      <QueryState query={keepShown(query)}>
        {({ rows }) => (
          <ShipForm
            orders={rows}
            onDone={() => {
              clear();
              onHide();
            }}
            onHide={onHide}
          />
        )}
      </QueryState>
    </Modal>
  );
}

interface ShipFormProps {
  orders: readonly Order[];
  onDone: () => void;
  onHide: () => void;
}

const fieldOf = (id: number) => `order${id}`;

function ShipForm({ orders, onDone, onHide }: ShipFormProps) {
  const { t } = useTranslation('vendor-portal');
  const [change] = useChangeOrdersMutation();
  const send = useSendForm({ failed: t('orders.update.failed'), done: null });

  const ship = (values: Record<string, string>) =>
    send(async () => {
      const written = orders.map(({ id }) => [String(id), values[fieldOf(id)]?.trim() ?? ''] as const);
      const tracking = Object.fromEntries(written.filter(([, text]) => text !== ''));
      const ids = orders.map(({ id }) => id);
      const body = { ids, action: 'ship', tracking, status_seen: statusSeen(orders, ids) } as const;
      const { done, failed } = await change(body).unwrap();
      if (done > 0) toastSuccess(t('orders.ship.done', { count: done }));
      for (const { name, message } of failed) toastError(t('orders.refused', { number: name, reason: message }));
      onDone();
    });
  return (
    <Form
      initialValues={Object.fromEntries(
        orders.map(({ id, tracking_information }) => [fieldOf(id), tracking_information]),
      )}
      onSubmit={ship}
      t={t}
    >
      <p>{t('orders.ship.text')}</p>
      {orders.map(({ id, order_sub_no, user }) => (
        <TextField
          key={id}
          name={fieldOf(id)}
          label={t('orders.ship.field', { number: order_sub_no })}
          hint={user && <bdi>{user.full_name}</bdi>}
          dir="auto"
        />
      ))}
      <FormError />
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onHide}>
          {t('orders.update.cancel')}
        </Button>
        <SubmitButton>{t('orders.next.ship')}</SubmitButton>
      </div>
    </Form>
  );
}
