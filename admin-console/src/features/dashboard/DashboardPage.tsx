import { ConsolePage, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetAdminDashboardQuery } from './dashboardApi.ts';
import { NewestOrders } from './NewestOrders.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { SalesTable } from './SalesTable.tsx';
import { WaitingCounts } from './WaitingCounts.tsx';

/** What waits for the admin, how the orders stand, what was sold. */
export function DashboardPage() {
  const { t } = useTranslation('admin-console');
  const query = useGetAdminDashboardQuery();
  return (
    <ConsolePage title={t('dashboard.title')}>
      <QueryState query={query}>
        {({ orders_by_status, vendors_waiting, products_waiting, newest_orders, sales }) => (
          <div className="stack stack-wide">
            <WaitingCounts vendors={vendors_waiting} products={products_waiting} />
            <OrderCounts counts={orders_by_status} />
            <SalesTable sales={sales} />
            <NewestOrders orders={newest_orders} />
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}
