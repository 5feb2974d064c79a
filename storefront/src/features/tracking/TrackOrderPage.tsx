import { selectIsSignedIn, useAppSelector, useGetUserQuery } from '@balsam/shared-api';
import { Breadcrumb } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { ManageOrder } from './ManageOrder.tsx';
import { TrackForm } from './TrackForm.tsx';
import { TrackResult } from './TrackResult.tsx';
import { useTracking } from './use-tracking.ts';
import { href } from '../../entities/page/paths.ts';

/** Order tracking for anyone with the order number and an e-mail address of it. */
export function TrackOrderPage() {
  const { t } = useTranslation('storefront');
  const [search] = useSearchParams();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: user } = useGetUserQuery(undefined, { skip: !isSignedIn });
  const orderNo = search.get('order') ?? '';
  const email = (isSignedIn && user?.email) || '';
  const { order, request, isFetching, track } = useTracking(orderNo);

  return (
    <div className="page page-narrow">
      <PageHead page="trackOrder" isPrivate={order !== undefined} />
      <div className="page-head">
        <Breadcrumb items={[{ label: t('tracking.home'), to: href('home') }, { label: t('tracking.title') }]} />
        <h1>{t('tracking.title')}</h1>
        <p className="text-secondary">{t('tracking.lead')}</p>
      </div>
      <div className="stack">
        {/* Logging out clears the address. */}
        <TrackForm key={String(isSignedIn)} known={{ order_no: orderNo, email }} onSubmit={track} />
        {order && <TrackResult order={order} busy={isFetching} />}
        {order && request && !isSignedIn && <ManageOrder key={order.order_no} request={request} />}
      </div>
    </div>
  );
}
