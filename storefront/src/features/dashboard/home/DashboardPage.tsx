import { useGetUserQuery } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BuyAgain } from '../../../entities/buy-again/BuyAgain.tsx';
import { useListBoughtQuery } from '../../../entities/quick-order/quick-order-api.ts';
import { href } from '../../../entities/page/paths.ts';
import { NewestOrders } from './NewestOrders.tsx';
import { QuickLinks } from './QuickLinks.tsx';

const SECTIONS = ['orders', 'address', 'account'] as const;

/** Start page of the dashboard. Mails link here with `?section=orders`, which opens that section. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const section = SECTIONS.find((name) => name === search.get('section'));
  if (!section) return <Welcome />;
  const rest = new URLSearchParams(search);
  rest.delete('section');
  return <Navigate to={{ pathname: href(section), search: rest.toString() }} replace />;
}

/** Greeting, newest orders and quick links. */
function Welcome() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  const bought = useListBoughtQuery();
  return (
    <>
      <QueryState query={user}>
        {({ id, full_name }) => (
          <div className="stack">
            <div>
              <h1>{t('dashboard.greeting', { name: full_name })}</h1>
              <p className="text-secondary mb-0">{t('dashboard.intro')}</p>
            </div>
            <NewestOrders userId={id} />
            <QuickLinks />
            <QueryState query={bought} loading={null}>
              {({ articles }) => <BuyAgain articles={articles} />}
            </QueryState>
          </div>
        )}
      </QueryState>
    </>
  );
}
