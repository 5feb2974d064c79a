import { useGetUserQuery, type Order, type User } from '@balsam/shared-api';
import { ButtonLink, Pager, QueryState, SearchBox } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { StatusNews } from '../../../entities/tracking/StatusNews.tsx';
import { GuestOrders } from './GuestOrders.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderModal } from './OrderModal.tsx';
import { useLiveOrder, useLiveOrders } from './use-live-orders.ts';
import { useOrdersAddress } from './use-orders-address.ts';
import { href } from '../../../entities/page/paths.ts';

export function OrdersPage() {
  const { t } = useTranslation('storefront');
  const user = useGetUserQuery();
  return (
    <>
      <h1>{t('dashboard.order.title')}</h1>
      <GuestOrders />
      <QueryState query={user}>{(customer) => <OrderList user={customer} />}</QueryState>
    </>
  );
}

function OrderList({ user }: { user: User }) {
  const { t } = useTranslation('storefront');
  const { search, find, page, orderId, hrefFor, open, close } = useOrdersAddress();
  const query = useLiveOrders({ userId: user.id, page, ...(search !== '' && { search }) });
  const noMatch = { art: 'orders', title: t('dashboard.order.noMatch') } as const;
  const nothing = {
    art: 'orders',
    title: t('dashboard.order.none'),
    text: t('dashboard.order.noneText'),
    action: <ButtonLink to={href('shop')}>{t('dashboard.order.toShop')}</ButtonLink>,
  } as const;

  return (
    <>
      {orderId !== null && (
        <OpenOrder
          key={orderId}
          id={orderId}
          listed={query.data?.orders.find(({ id }) => id === orderId)}
          email={user.email}
          onHide={close}
        />
      )}
      {(search !== '' || (query.data?.meta.total ?? 0) > 0) && (
        <SearchBox
          className="sf-orders-search"
          value={search}
          onChange={find}
          label={t('dashboard.order.search')}
          placeholder={t('dashboard.order.searchBy')}
        />
      )}
      <QueryState
        query={query}
        empty={{ ...(search === '' ? nothing : noMatch), when: ({ meta }) => meta.total === 0 }}
      >
        {({ orders, meta }) => (
          <>
            {/* An open order announces its own changes, in its dialog. */}
            {orderId === null && <StatusNews parcels={orders} />}
            <OrderCards orders={orders} onOpen={open} />
            <Pager page={meta.current_page} lastPage={meta.last_page} hrefFor={hrefFor} />
          </>
        )}
      </QueryState>
    </>
  );
}

interface OpenOrderProps {
  id: number;
  /** The order, if it is on the current page of the list. */
  listed?: Order;
  email: string;
  onHide: () => void;
}

/** The order in the URL, which may be on another page of the list. */
function OpenOrder({ id, listed, email, onHide }: OpenOrderProps) {
  const { t } = useTranslation('storefront');
  const { data, isError } = useLiveOrder(id, listed !== undefined);
  const order = listed ?? data;
  if (order) return <OrderModal order={order} email={email} onHide={onHide} />;
  if (order === undefined && !isError) return null;
  return (
    <p className="alert alert-warning" role="status">
      {t(isError ? 'dashboard.order.notShown' : 'dashboard.order.missing')}
    </p>
  );
}
