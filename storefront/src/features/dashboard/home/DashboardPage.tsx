import { useGetUserQuery } from '@balsam/shared-api';
import { QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { NewestOrders } from './NewestOrders.tsx';
import { QuickLinks } from './QuickLinks.tsx';

const SECTIONS = new Set(['orders', 'address', 'account']);

/** The dashboard's first page. Mails lead here with `?section=orders`, which opens that section. */
export function DashboardPage() {
  const [search] = useSearchParams();
  const section = search.get('section') ?? '';
  if (!SECTIONS.has(section)) return <Welcome />;
  const rest = new URLSearchParams(search);
  rest.delete('section');
  return <Navigate to={{ pathname: `/dashboard/${section}`, search: rest.toString() }} replace />;
}

/** A greeting, where the newest orders are, and the ways on. */
function Welcome() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
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
          </div>
        )}
      </QueryState>
    </>
  );
}
