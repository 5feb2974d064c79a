import type { PlacedOrder } from '@balsam/shared-api';
import { Bdi, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const COMMA = { en: ', ', ar: '، ' };

type PlacedAddress = NonNullable<PlacedOrder['billing_address']>;

/** Where the parcels go, who is billed and how it is paid. */
export function PlacedAddresses({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('storefront');
  const { shipping_address, billing_address, payment_method, message } = order;
  return (
    <section className="panel sf-placed-parcel" aria-labelledby="placed-addresses">
      <h2 className="panel-title" id="placed-addresses">
        {t('confirmation.delivery')}
      </h2>
      <div className="sf-placed-addresses">
        {shipping_address && <Address title={t('confirmation.shipTo')} address={shipping_address} />}
        {billing_address && <Address title={t('confirmation.billTo')} address={billing_address} />}
        <div>
          <h3>{t('confirmation.payment')}</h3>
          <p>{payment_method === 'cash' ? t('confirmation.cash') : payment_method}</p>
          {message && (
            <>
              <h3>{t('confirmation.message')}</h3>
              <p dir="auto">{message}</p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function Address({ title, address }: { title: string; address: PlacedAddress }) {
  const lang = useLang();
  const { name, address_1, address_2, city, state, zip_code, country, phone_number } = address;
  const place = [city, state, zip_code].filter(Boolean).join(COMMA[lang]);
  return (
    <div>
      <h3>{title}</h3>
      <address className="order-address">
        {[name, address_1, address_2, place, country].filter(Boolean).map((line, index) => (
          <p key={index}>
            <span dir="auto">{line}</span>
          </p>
        ))}
        {phone_number && (
          <p>
            <Bdi>{phone_number}</Bdi>
          </p>
        )}
      </address>
    </div>
  );
}
