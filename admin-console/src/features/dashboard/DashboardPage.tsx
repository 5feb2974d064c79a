import { Allowed, usePreferCurrency } from '@balsam/shared-api';
import { DateTime, EmptyState, QueryState } from '@balsam/shared-ui';
import { ConsolePage, CurrencyToggle, readSalesQuery } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OpeningCard } from '../../entities/opening/OpeningCard.tsx';
import { AdminSales } from './AdminSales.tsx';
import { AreaCards } from './AreaCards.tsx';
import { useGetAdminDashboardQuery } from './dashboard-api.ts';
import { NewestOrders } from './NewestOrders.tsx';
import { OrderCounts } from './OrderCounts.tsx';
import { PendingCounts } from './PendingCounts.tsx';

/** Pending work, sales, order counts and site health. */
export function DashboardPage() {
  const { t } = useTranslation('admin-console');
  const [search] = useSearchParams();
  const query = useGetAdminDashboardQuery(readSalesQuery(search));
  const prefer = usePreferCurrency();
  return (
    <ConsolePage
      title={t('dashboard.title')}
      actions={query.data && <CurrencyToggle {...query.data} onChoose={prefer} />}
    >
      <div className="stack stack-wide">
        <Allowed permission="settings.write">
          <OpeningCard />
        </Allowed>
        <QueryState query={query}>
          {(dashboard) => (
            <>
              <PendingCounts waiting={dashboard.waiting} />
              {dashboard.currencies.length > 0 ? (
                <AdminSales dashboard={dashboard} />
              ) : (
                <EmptyState art="orders" title={t('dashboard.empty.title')} text={t('dashboard.empty.text')} />
              )}
              {dashboard.figures_at !== null && (
                <p className="text-secondary mb-0">
                  {t('dashboard.figuresAt')} <DateTime value={dashboard.figures_at} />
                </p>
              )}
              <OrderCounts counts={dashboard.orders_by_status} />
              <NewestOrders orders={dashboard.newest_orders} />
            </>
          )}
        </QueryState>
        <Allowed permission="areas.read">
          <AreaCards />
        </Allowed>
      </div>
    </ConsolePage>
  );
}
