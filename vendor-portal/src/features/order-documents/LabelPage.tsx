import { PAYMENT_METHODS, type Order } from '@balsam/shared-api';
import { Bdi, commaOf, DateTime, EmptyState, Money, PostalAddress, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { CarrierName } from '../../entities/orders/CarrierName.tsx';
import { Barcode } from './Barcode.tsx';
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
  const { vendor, shipping_address: to, order_sub_no, tracking_id, pickup } = order;
  return (
    <>
      <header className="label-from">
        <p>
          {t('papers.sender')} <bdi>{vendor.company_name}</bdi>
        </p>
        <Sender address={vendor.address} />
        {pickup && (
          <p>
            <CarrierName carrier={pickup.carrier} /> · <DateTime value={pickup.date} dayOnly />
          </p>
        )}
      </header>
      <section className="label-to">
        <h1>{t('papers.shipTo')}</h1>
        {to && (
          <PostalAddress address={to}>
            <p>
              <Bdi>{to.phone_number}</Bdi>
            </p>
          </PostalAddress>
        )}
      </section>
      <Collect order={order} />
      <Barcode text={tracking_id} />
      <p className="label-order">
        {t('papers.parcel')} <Bdi>{order_sub_no}</Bdi>
      </p>
    </>
  );
}

/** Return address for undeliverable parcels, and the phone number the courier calls. */
function Sender({ address }: { address: Order['vendor']['address'] }) {
  const lang = useLang();
  const { address_1, city, zip_code, country, phone_number } = address;
  const place = [address_1, city, zip_code, country].filter(Boolean);
  return (
    <>
      {place.length > 0 && (
        <p>
          <bdi>{place.join(commaOf(lang))}</bdi>
        </p>
      )}
      {phone_number && (
        <p>
          <Bdi>{phone_number}</Bdi>
        </p>
      )}
    </>
  );
}

const methods: Readonly<Partial<Record<string, { onDelivery: boolean }>>> = PAYMENT_METHODS;

const isPaidAtTheDoor = (method: string | null) => methods[method ?? '']?.onDelivery ?? false;

/** Amount the courier collects on delivery. */
function Collect({ order: { payment_method, total_amount, currency } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  return (
    <p className="label-collect">
      {isPaidAtTheDoor(payment_method) ? (
        <>
          {t('papers.collect')} <Money amount={total_amount} currency={currency} />
        </>
      ) : (
        t('papers.paid')
      )}
    </p>
  );
}
