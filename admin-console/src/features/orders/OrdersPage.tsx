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
import { useListAdminOrdersQuery } from './ordersApi.ts';

/** The orders of all vendors, to look at: their status is the vendors' own affair. */
export function OrdersPage() {
  const { t } = useTranslation('admin-console');
  const { page, values, setValue, setPage } = useListParams(ORDER_FILTERS);
  const query = useListAdminOrdersQuery({ page, ...values });
  const [openId, setOpenId] = useState<number | null>(null);

  const columns = useOrderColumns<Order>({
    party: {
      header: t('orders.vendor'),
      of: ({ vendor }) => ({ name: vendor.company_name || vendor.name, email: vendor.email }),
    },
    onOpen: ({ id }) => setOpenId(id),
  });
  const order = query.data?.rows.find(({ id }) => id === openId);

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
