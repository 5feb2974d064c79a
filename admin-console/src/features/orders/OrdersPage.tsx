import type { Order } from '@balsam/shared-api';
import { Button, ConsoleListPage, OrderDetailsModal, useListParams, useOrderColumns } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvButton } from '../../lists/CsvButton.tsx';
import { ADMIN_ORDER_FILTERS } from './orderFilters.ts';
import { OrderListFilters } from './OrderListFilters.tsx';
import { useListAdminOrdersQuery } from './ordersApi.ts';

/** The orders of all vendors, to look at: their status is the vendors' own affair. */
export function OrdersPage() {
  const { t } = useTranslation('admin-console');
  const { page, values, setValue, setPage } = useListParams(ADMIN_ORDER_FILTERS);
  const query = useListAdminOrdersQuery({ page, ...values });
  const [openId, setOpenId] = useState<number | null>(null);

  const columns = useOrderColumns<Order>({
    party: {
      header: t('orders.vendor'),
      of: ({ vendor: { id, name, company_name, email } }) => ({
        ...{ name: company_name || name, email },
        href: `/admin/orders?vendor=${id}`,
      }),
    },
    onOpen: ({ id }) => setOpenId(id),
  });
  const order = query.data?.rows.find(({ id }) => id === openId);

  return (
    <ConsoleListPage
      title={t('orders.title')}
      filters={<OrderListFilters values={values} onChange={setValue} orders={query.data?.rows ?? []} />}
      actions={<CsvButton url="admin/orders.csv" filters={values} />}
      query={query}
      columns={columns}
      listKey="admin-orders"
      views={[
        { id: 'pending', name: t('orders.views.pending'), query: 'status=1' },
        { id: 'requests', name: t('orders.views.requests'), query: 'due=request' },
        { id: 'cancelled', name: t('orders.views.cancelled'), query: 'cancelled=1' },
      ]}
      loadingText={t('orders.loading')}
      emptyText={t('orders.empty')}
      page={page}
      onPageChange={setPage}
      pager="simple"
    >
      {order && (
        <OrderDetailsModal
          order={order}
          show
          onHide={() => setOpenId(null)}
          actions={order.status === 'Pending' && <CancelNotForAdmins />}
        />
      )}
    </ConsoleListPage>
  );
}

/** The documents give admins a cancel button and nothing that it does: it says who can cancel instead. */
function CancelNotForAdmins() {
  const { t } = useTranslation('admin-console');
  return (
    <>
      <span id="cancel-reason" className="text-secondary">
        {t('orders.cancelReason')}
      </span>
      <Button variant="outline-danger" disabled aria-describedby="cancel-reason">
        {t('orders.cancel')}
      </Button>
    </>
  );
}
