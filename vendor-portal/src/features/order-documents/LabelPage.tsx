import { PAYMENT_METHODS, type Lang, type Order } from '@balsam/shared-api';
import { Bdi, commaOf, DateTime, EmptyState, Money, PostalAddress, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CarrierName } from '../../entities/orders/CarrierName.tsx';
import { Barcode } from './Barcode.tsx';
import { Handling } from './Handling.tsx';
import { PaperBrand } from './PaperBrand.tsx';
import { PaperPage } from './PaperPage.tsx';
import './label.css';

/** Shipping label (airway bill): sender, recipient, amount to collect, and a barcode. */
export function LabelPage() {
  const { t } = useTranslation('vendor-portal');
  const name = t('papers.names.label');
  return (
    <PaperPage name={name} size="a6">
      {(order) => (order.tracking_id ? <Label order={order} /> : <NoLabel name={name} />)}
    </PaperPage>
  );
}

function NoLabel({ name }: { name: string }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <>
      <h1>{name}</h1>
      <EmptyState title={t('papers.noLabel')} />
    </>
  );
}

export function Label({ order }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const { vendor, shipping_address: to, order_sub_no, po_number, tracking_id, pickup } = order;
  return (
    <>
      <header className="label-from">
        <h2>{t('papers.both.from')}</h2>
        <LabelAddress address={vendor.address} />
        {pickup && (
          <p>
            <CarrierName carrier={pickup.carrier} /> · <DateTime value={pickup.date} dayOnly />
          </p>
        )}
      </header>
      <section className="label-to">
        <h1>{t('papers.both.shipTo')}</h1>
        {to && <LabelAddress address={to} />}
      </section>
      <Collect order={order} />
      <Handling rules={order.order_products.map(({ sold_under }) => sold_under)} />
      <Barcode text={tracking_id} />
      <div className="label-order">
        <p>
          {t('papers.both.parcel')} <Bdi>{order_sub_no}</Bdi>
          {po_number && (
            <>
              <br />
              {t('papers.both.poNumber')} <Bdi>{po_number}</Bdi>
            </>
          )}
        </p>
        <PaperBrand />
      </div>
    </>
  );
}

/** An address in lines of their own direction, the place also in the other language, and the phone number. */
function LabelAddress({ address }: { address: Order['vendor']['address'] }) {
  const lang = useLang();
  const { other_language: other, phone_number: phone } = address;
  const place = other && [other.city, other.state, other.country].filter(Boolean).join(commaOf(otherLang(lang)));
  return (
    <PostalAddress address={address}>
      {place && (
        <p>
          <bdi lang={otherLang(lang)}>{place}</bdi>
        </p>
      )}
      {phone && (
        <p>
          <Bdi>{phone}</Bdi>
        </p>
      )}
    </PostalAddress>
  );
}

const otherLang = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar');

const methods: Readonly<Partial<Record<string, { onDelivery: boolean }>>> = PAYMENT_METHODS;

const isPaidAtTheDoor = (method: string | null) => methods[method ?? '']?.onDelivery ?? false;

/** Amount the courier collects on delivery. */
function Collect({ order: { payment_method, total_amount, currency } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <p className="label-collect">
      {isPaidAtTheDoor(payment_method) ? (
        <>
          {t('papers.both.collect')} <Money className="d-block" amount={total_amount} currency={currency} />
        </>
      ) : (
        t('papers.both.paid')
      )}
    </p>
  );
}
