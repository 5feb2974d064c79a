import type { Order } from '@balsam/shared-api';
import { ConsoleListPage, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { ADMIN_ORDER_FILTERS } from './order-filters.ts';
import { OrderListFilters } from './OrderListFilters.tsx';
import { OrderModal } from './OrderModal.tsx';
import { useListAdminOrdersQuery } from './orders-api.ts';
import { useAdminOrderColumns } from './use-admin-order-columns.tsx';
import { href } from '../../entities/page/paths.ts';

/** Orders of all vendors, read-only since vendors change the status. An open order has its own URL. */
export function OrdersPage() {
  const { t } = useTranslation('admin-console');
  const { number } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { page, perPage, pageSize, values, setValue, setPage } = useListParams(ADMIN_ORDER_FILTERS);
  const query = useListAdminOrdersQuery({ page, perPage, ...values });
  const hrefOf = ({ order_sub_no }: Order) => `${href('orders', { number: order_sub_no })}${search}`;
  const columns = useAdminOrderColumns(hrefOf, (order) => void navigate(hrefOf(order)));
  const rows = query.data?.rows ?? [];

  return (
    <ConsoleListPage
      title={t('orders.title')}
      filters={<OrderListFilters values={values} onChange={setValue} orders={rows} />}
      actions={<CsvButton url="admin/orders.csv" filters={values} />}
      query={query}
      columns={columns}
      listKey="admin-orders"
      views={[
        { id: 'pending', name: t('orders.views.pending'), query: 'status=1' },
        { id: 'requests', name: t('orders.views.requests'), query: 'due=request' },
        { id: 'guests', name: t('orders.views.guests'), query: 'buyer=guest' },
        { id: 'cancelled', name: t('orders.views.cancelled'), query: 'cancelled=1' },
      ]}
      loadingText={t('orders.loading')}
      emptyText={t('orders.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
      pager="simple"
    >
      {number !== undefined && (
        <OrderModal
          number={number}
          listed={rows.find(({ order_sub_no }) => order_sub_no === number)}
          onHide={() => void navigate(`${href('orders')}${search}`, { replace: true })}
        />
      )}
    </ConsoleListPage>
  );
}
