import type { Order } from '@balsam/shared-api';
import {
  Button,
  ConsoleListPage,
  ORDER_FILTERS,
  OrderDetailsModal,
  OrderFilters,
  useListParams,
  useOrderColumns,
} from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListVendorOrdersQuery } from '../../orders/ordersApi.ts';
import { CANCELLED } from './statusSchema.ts';
import { UpdateStatusModal } from './UpdateStatusModal.tsx';

/** What is open over the list: one order's details, or the form for its next status. */
type Dialog = { kind: 'details'; id: number } | { kind: 'status'; id: number; preselected?: number };

/** The vendor's own orders: search, filter by status, look into one, change its status. */
export function OrdersPage() {
  const { t } = useTranslation('vendor-portal');
  const { page, values, setValue, setPage } = useListParams(ORDER_FILTERS);
  const query = useListVendorOrdersQuery({ page, ...values });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);

  const columns = useOrderColumns<Order>({
    party: { header: t('orders.customer'), of: ({ user }) => user && { name: user.full_name, email: user.email } },
    onOpen: ({ id }) => setDialog({ kind: 'details', id }),
    hrefOf: ({ order_sub_no }) => `/vendor/orders/${order_sub_no}`,
    action: {
      header: t('orders.action'),
      cell: ({ id }) => (
        <Button variant="outline" size="sm" onClick={() => setDialog({ kind: 'status', id })}>
          {t('orders.updateStatus')}
        </Button>
      ),
    },
  });
  const order = query.data?.rows.find(({ id }) => id === dialog?.id);

  return (
    <ConsoleListPage
      title={t('orders.title')}
      filters={<OrderFilters values={values} onChange={setValue} />}
      query={query}
      columns={columns}
      loadingText={t('orders.loading')}
      emptyText={t('orders.empty')}
      page={page}
      onPageChange={setPage}
    >
      {order && dialog?.kind === 'details' && (
        <OrderDetailsModal
          order={order}
          show
          onHide={close}
          actions={
            order.status === 'Pending' && (
              <Button
                variant="outline-danger"
                onClick={() => setDialog({ kind: 'status', id: order.id, preselected: CANCELLED })}
              >
                {t('orders.cancel')}
              </Button>
            )
          }
        />
      )}
      {order && dialog?.kind === 'status' && (
        <UpdateStatusModal order={order} preselected={dialog.preselected} onHide={close} />
      )}
    </ConsoleListPage>
  );
}
