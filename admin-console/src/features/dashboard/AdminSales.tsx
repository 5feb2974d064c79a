import type { Dashboard } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { SalesPanel, TopList } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

/** Link to the orders behind a dashboard's sales. */
const soldOrders = ({ currency, span: { from, to } }: Dashboard, vendor?: number) =>
  href('orders', { cancelled: '0', currency, from, to, vendor });

/** Sales of all vendors, and the best sellers. */
export function AdminSales({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const orders = soldOrders(dashboard);
  return (
    <SalesPanel
      sales={dashboard}
      hrefs={{ sales: orders, orders, average_order: orders, units: orders, customers: orders, vendors: orders }}
    >
      <TopList
        title={t('dashboard.topVendors')}
        rows={dashboard.top_vendors.map(({ id, company_name, company_name_arabic, orders: count, sales }) => ({
          id,
          name: localized(company_name, company_name_arabic),
          href: soldOrders(dashboard, id),
          count,
          sales,
        }))}
        currency={dashboard.currency}
        nameHeader={t('dashboard.vendor')}
        countHeader={t('dashboard.orders')}
        salesHeader={t('dashboard.sales')}
        emptyText={t('dashboard.noSales')}
      />
    </SalesPanel>
  );
}
