import { usePreferCurrency, type VendorDashboard } from '@balsam/shared-api';
import { ButtonLink, EmptyState, QueryState } from '@balsam/shared-ui';
import { ConsolePage, CurrencyToggle, readSalesQuery, SalesPanel } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetVendorDashboardQuery } from './dashboard-api.ts';
import { isSetUp, SetupChecklist } from './SetupChecklist.tsx';
import { TopProducts } from './TopProducts.tsx';
import { PendingCounts } from './PendingCounts.tsx';
import { href } from '../../entities/page/paths.ts';

/** Dashboard: pending work, and sales compared with the previous period. */
export function HomePage() {
  const { t } = useTranslation('vendor-portal');
  const [search] = useSearchParams();
  const query = useGetVendorDashboardQuery(readSalesQuery(search));
  const prefer = usePreferCurrency();
  return (
    <ConsolePage title={t('home.title')} actions={query.data && <CurrencyToggle {...query.data} onChoose={prefer} />}>
      <QueryState query={query}>
        {(dashboard) => (
          <div className="stack stack-wide">
            <PendingCounts waiting={dashboard.waiting} />
            {dashboard.currencies.length > 0 ? (
              <SalesPanel sales={dashboard}>
                <TopProducts dashboard={dashboard} />
              </SalesPanel>
            ) : (
              <NoSales setup={dashboard.setup} />
            )}
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}

function NoSales({ setup }: Pick<VendorDashboard, 'setup'>) {
  const { t } = useTranslation('vendor-portal');
  if (setup && !isSetUp(setup)) return <SetupChecklist setup={setup} />;
  return (
    <EmptyState
      art="orders"
      title={t('home.empty.title')}
      text={t('home.empty.text')}
      action={<ButtonLink to={href('addProduct')}>{t('home.empty.action')}</ButtonLink>}
    />
  );
}
