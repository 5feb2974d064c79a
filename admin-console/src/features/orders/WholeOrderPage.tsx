import { AllowedLink, type Order, type PlacedOrder } from '@balsam/shared-api';
import {
  Bdi,
  DateTime,
  Money,
  OrderAddresses,
  OrderLines,
  OrderTotals,
  PaymentMethod,
  Section,
  StatusBadge,
} from '@balsam/shared-ui';
import { ConsolePage, RecordPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConversationPanel } from '../../entities/conversations/ConversationPanel.tsx';
import { href } from '../../entities/page/paths.ts';
import { Buyer, Seller } from './OrderPerson.tsx';
import { useGetPlacedOrderQuery } from './orders-api.ts';

/** A whole order: customer, payment and totals, then the parcels of all vendors. */
export function WholeOrderPage({ number }: { number: string }) {
  const { t } = useTranslation('admin-console');
  const query = useGetPlacedOrderQuery(number);
  return (
    <RecordPage title={t('orders.order')} back={{ to: href('orders'), text: t('orders.backToAll') }} query={query}>
      {(order) => <Shown order={order} />}
    </RecordPage>
  );
}

function Shown({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('admin-console');
  const { order_no: number, orders: parcels, grand_total: total } = order;
  return (
    <ConsolePage title={t('orders.whole', { number })}>
      <div className="stack stack-wide">
        <div className="split">
          <div className="stack">
            {parcels.map((parcel, index) => (
              <Parcel key={parcel.id} parcel={parcel} index={index + 1} count={parcels.length} />
            ))}
          </div>
          <div className="stack sticky-summary">
            <Facts order={order} />
            <Section title={t('orders.totals')}>
              <OrderTotals order={{ ...order, total_amount: total, gift: false }} />
            </Section>
          </div>
        </div>
        <OrderAddresses order={order} />
      </div>
    </ConsolePage>
  );
}

function Facts({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('admin-console');
  const { order_no: search, orders: parcels, placed_at: placedAt, payment_method: method } = order;
  const { coupon_code: coupon, po_number: poNumber, message, shipping_address: address } = order;
  const [first] = parcels;
  const phone = first?.user?.phone_number || address?.phone_number;
  return (
    <Section title={t('orders.customer')}>
      <dl className="facts">
        <dt>{t('orders.customer')}</dt>
        <dd>{first && <Buyer order={first} />}</dd>
        {phone && (
          <>
            <dt>{t('orders.phone')}</dt>
            <dd>
              <a href={`tel:${phone}`}>
                <Bdi>{phone}</Bdi>
              </a>
            </dd>
          </>
        )}
        <dt>{t('orders.placed')}</dt>
        <dd>
          <DateTime value={placedAt} />
        </dd>
        <dt>{t('orders.payment')}</dt>
        <dd>
          {method === 'card' ? (
            <AllowedLink permission="money.read" to={href('payments', { search })}>
              <PaymentMethod method={method} />
            </AllowedLink>
          ) : (
            <PaymentMethod method={method} />
          )}
        </dd>
        {coupon !== null && (
          <>
            <dt>{t('orders.coupon')}</dt>
            <dd>
              <Bdi>{coupon}</Bdi>
            </dd>
          </>
        )}
        {poNumber && (
          <>
            <dt>{t('orders.poNumber')}</dt>
            <dd>
              <Bdi>{poNumber}</Bdi>
            </dd>
          </>
        )}
        {message && (
          <>
            <dt>{t('orders.message')}</dt>
            <dd dir="auto">{message}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

interface ParcelProps {
  parcel: Order;
  /** Starts at 1. */
  index: number;
  count: number;
}

/** One vendor's share of the order, with a link to it. */
function Parcel({ parcel, index, count }: ParcelProps) {
  const { t } = useTranslation('admin-console');
  const { order_sub_no: number, vendor, status, payment_method: method, payment_state: state } = parcel;
  return (
    <div className="stack">
      <Section title={t('orders.parcelOf', { index, count })}>
        <dl className="facts">
          <dt>{t('orders.parcel')}</dt>
          <dd>
            <Link to={href('orders', { number })}>
              <Bdi>{number}</Bdi>
            </Link>
          </dd>
          <dt>{t('orders.vendor')}</dt>
          <dd>
            <Seller vendor={vendor} />
          </dd>
          <dt>{t('orders.status')}</dt>
          <dd>
            <StatusBadge status={status} />
          </dd>
          <dt>{t('orders.payment')}</dt>
          <dd>
            <PaymentMethod method={method} state={state} />
          </dd>
          {parcel.tracking_id && (
            <>
              <dt>{t('orders.tracking')}</dt>
              <dd>
                {parcel.tracking_url ? (
                  <a href={parcel.tracking_url} target="_blank" rel="noopener noreferrer">
                    <Bdi>{parcel.tracking_id}</Bdi>
                  </a>
                ) : (
                  <Bdi>{parcel.tracking_id}</Bdi>
                )}
              </dd>
            </>
          )}
          <dt>{t('orders.total')}</dt>
          <dd>
            <Money amount={parcel.total_amount} currency={parcel.currency} />
          </dd>
        </dl>
      </Section>
      <OrderLines order={parcel} />
      <ConversationPanel number={number} />
    </div>
  );
}
