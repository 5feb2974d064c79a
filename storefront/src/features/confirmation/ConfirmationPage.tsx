import { Brand, Breadcrumb, QueryState } from '@balsam/shared-ui';
import { closeGuestCart, type PlacedOrder } from '@balsam/shared-api';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AccessOver, isAccessOver } from '../../entities/guest/AccessOver.tsx';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { useGetPlacedOrderQuery } from '../../entities/orders/placed-order-api.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { Confirmation } from './Confirmation.tsx';
import './confirmation.css';
import { href } from '../../entities/page/paths.ts';

/** Confirmation of a placed order under its own address, which can be reloaded, bookmarked and printed. */
export function ConfirmationPage() {
  const { t } = useTranslation('storefront');
  const { orderNo = '' } = useParams();
  const query = useGetPlacedOrderQuery(orderNo);
  const isPlaced = Boolean(query.data);
  useEffect(() => {
    if (isPlaced) closeGuestCart(orderNo);
  }, [isPlaced, orderNo]);
  // A guest who opens an account here leaves the order behind: it is not the account's until it is taken over.
  const [shown, setShown] = useState<PlacedOrder | null>(null);
  if (query.data && query.data !== shown) setShown(query.data);
  const last = shown?.order_no === orderNo ? shown : null;
  if (query.data === null && last === null) return <NotFoundPage />;
  return (
    <div className="page page-narrow sf-confirmation">
      <PageHead page="confirmation" values={{ number: orderNo }} isPrivate />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('confirmation.home'), to: href('home') }, { label: t('confirmation.crumb') }]} />
        <Brand to={href('home')} className="sf-paper-only" />
      </div>
      {isAccessOver(query) ? (
        <AccessOver orderNo={orderNo} />
      ) : (
        <QueryState query={query}>
          {(order) => {
            const known = order ?? last;
            return known && <Confirmation order={known} />;
          }}
        </QueryState>
      )}
    </div>
  );
}
