import { useGetUserQuery } from '@balsam/shared-api';
import { ButtonLink, QueryState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** The dashboard's first page: a greeting and the ways on. */
export function DashboardHome() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  return (
    <section className="panel">
      <title>{t('dashboard.title')}</title>
      <QueryState query={user}>
        {({ full_name }) => (
          <>
            <h1>{t('dashboard.greeting', { name: full_name })}</h1>
            <p>{t('dashboard.intro')}</p>
            <div className="cluster">
              <ButtonLink to="/dashboard/orders" icon="bag-check">
                {t('dashboard.seeOrders')}
              </ButtonLink>
              <ButtonLink to="/shop" variant="outline" icon="shop">
                {t('dashboard.keepShopping')}
              </ButtonLink>
            </div>
          </>
        )}
      </QueryState>
    </section>
  );
}
