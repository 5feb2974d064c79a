import { useGetUserQuery } from '@balsam/shared-api';
import { ButtonLink, Pager, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { OrderModal } from './OrderModal.tsx';
import { useListOrdersQuery } from './ordersApi.ts';
import { OrdersTable } from './OrdersTable.tsx';

/** The customer's orders. */
export function OrdersPage() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  return (
    <>
      <title>{t('dashboard.order.title')}</title>
      <h1>{t('dashboard.order.title')}</h1>
      <QueryState query={user}>{({ id }) => <OrderList userId={id} />}</QueryState>
    </>
  );
}

const hrefFor = (page: number) => `/dashboard/orders?page=${page}`;

function OrderList({ userId }: { userId: number }) {
  const { t } = useTranslation('storefront');
  const [search] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const query = useListOrdersQuery({ userId, page });
  const [openId, setOpenId] = useState<number | null>(null);
  const nothing = {
    art: 'orders',
    title: t('dashboard.order.none'),
    text: t('dashboard.order.noneText'),
    action: <ButtonLink to="/shop">{t('dashboard.order.toShop')}</ButtonLink>,
  } as const;

  return (
    <QueryState query={query} empty={{ ...nothing, when: ({ meta }) => meta.total === 0 }}>
      {({ orders, meta }) => (
        <>
          <OrdersTable orders={orders} onOpen={setOpenId} />
          <Pager page={meta.current_page} lastPage={meta.last_page} hrefFor={hrefFor} />
          <OrderModal order={orders.find(({ id }) => id === openId) ?? null} onHide={() => setOpenId(null)} />
        </>
      )}
    </QueryState>
  );
}
