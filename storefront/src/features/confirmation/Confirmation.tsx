import { useGetUserQuery, type PlacedOrder } from '@balsam/shared-api';
import {
  Bdi,
  Button,
  ButtonLink,
  DateTime,
  Email,
  Icon,
  bagCheckIcon,
  checkCircleIcon,
  houseIcon,
  receiptIcon,
  truckIcon,
} from '@balsam/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTrackOrderQuery } from '../../entities/tracking/tracking-api.ts';
import { useGuestOrderNo } from '../../entities/guest/use-guest.ts';
import { KeepInAccount } from './KeepInAccount.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PlacedAddresses } from './PlacedAddresses.tsx';
import { PlacedParcel } from './PlacedParcel.tsx';
import { PlacedTotals } from './PlacedTotals.tsx';
import { href } from '../../entities/page/paths.ts';

/** Placed order with next steps and links. The heading gets the focus. */
export function Confirmation({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('storefront');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isGuest = useGuestOrderNo() !== null;
  const { data: user } = useGetUserQuery(undefined, { skip: isGuest });
  const { order_no, placed_at, orders } = order;
  const email = isGuest ? order.billing_address?.email : user?.email;
  // The delivery dates come from the tracking; the page works without them.
  const { data: tracked } = useTrackOrderQuery({ order_no, email: email ?? '' }, { skip: !email });
  const arrivalOf = (subNo: string) => tracked?.parcels.find(({ order_sub_no }) => order_sub_no === subNo);
  return (
    <div className="stack">
      <header className="sf-confirmation-head">
        <Icon icon={checkCircleIcon} className="sf-confirmation-mark" />
        <h1 ref={heading} tabIndex={-1}>
          {t('confirmation.title')}
        </h1>
        <p>
          {t('confirmation.number')} <Bdi className="fw-semibold">{order_no}</Bdi> · <DateTime value={placed_at} />
        </p>
        {email && (
          <p className="text-secondary">
            {t('confirmation.mailed')} <Email address={email} />
          </p>
        )}
        <div className="cluster sf-screen-only">
          <ButtonLink to={href('trackOrder', { order: order_no })} icon={truckIcon}>
            {t('confirmation.track')}
          </ButtonLink>
          {isGuest ? (
            <ButtonLink to={href('guestOrder', { orderNo: order_no })} variant="outline" icon={bagCheckIcon}>
              {t('guest.manage')}
            </ButtonLink>
          ) : (
            <ButtonLink to={href('orders')} variant="outline" icon={bagCheckIcon}>
              {t('confirmation.orders')}
            </ButtonLink>
          )}
          <Button variant="ghost" icon={receiptIcon} onClick={() => window.print()}>
            {t('confirmation.print')}
          </Button>
        </div>
      </header>
      {isGuest && <KeepInAccount order={order} />}
      <NextSteps parcels={orders.length} isPaid={order.payment_method === 'card'} />
      {orders.map((part, index) => (
        <PlacedParcel
          key={part.id}
          part={part}
          arrival={arrivalOf(part.order_sub_no)}
          place={{ number: index + 1, count: orders.length }}
        />
      ))}
      <PlacedTotals order={order} />
      <PlacedAddresses order={order} />
      <div className="cluster sf-screen-only">
        <ButtonLink to={href('shop')}>{t('confirmation.shop')}</ButtonLink>
        <ButtonLink to={href('home')} variant="outline" icon={houseIcon}>
          {t('confirmation.toHome')}
        </ButtonLink>
      </div>
    </div>
  );
}
