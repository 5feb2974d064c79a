import { usePermissions, usePreferCurrency, type VendorDashboard } from '@balsam/shared-api';
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
            {dashboard.currencies.length > 0 ? (
              <>
                <PendingCounts waiting={dashboard.waiting} />
                <SalesPanel sales={dashboard}>
                  <TopProducts dashboard={dashboard} />
                </SalesPanel>
              </>
            ) : (
              <NoSales dashboard={dashboard} />
            )}
          </div>
        )}
      </QueryState>
    </ConsolePage>
  );
}

/** Before the first sale: only the open setup steps, or what else may be waiting. */
function NoSales({ dashboard: { setup, waiting } }: { dashboard: VendorDashboard }) {
  const { t } = useTranslation('vendor-portal');
  const mayAdd = usePermissions()('catalogue.write');
  if (setup && !isSetUp(setup)) return <SetupChecklist setup={setup} />;
  return (
    <>
      <PendingCounts waiting={waiting} />
      <EmptyState
        art="orders"
        title={t('home.empty.title')}
        text={t('home.empty.text')}
        action={mayAdd && <ButtonLink to={href('addProduct')}>{t('home.empty.action')}</ButtonLink>}
      />
    </>
  );
}
