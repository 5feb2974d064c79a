import { PAYMENT_METHODS, type PlacedOrder } from '@balsam/shared-api';
import { Bdi, PostalAddress } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

type PlacedAddress = NonNullable<PlacedOrder['billing_address']>;

const isKnown = (method: string | null): method is keyof typeof PAYMENT_METHODS =>
  method !== null && method in PAYMENT_METHODS;

/** Delivery address, billing address and payment method. */
export function PlacedAddresses({ order }: { order: PlacedOrder }) {
  const { t } = useTranslation('storefront');
  const { shipping_address, billing_address, payment_method, po_number, message } = order;
  return (
    <section className="panel sf-placed-parcel" aria-labelledby="placed-addresses">
      <h2 className="panel-title" id="placed-addresses">
        {t('confirmation.delivery')}
      </h2>
      <div className="sf-placed-addresses">
        {shipping_address && <Address title={t('confirmation.shipTo')} address={shipping_address} />}
        {billing_address && <Address title={t('confirmation.billTo')} address={billing_address} isBill />}
        <div>
          <h3>{t('confirmation.payment')}</h3>
          <p>{isKnown(payment_method) ? t(`confirmation.${payment_method}`) : payment_method}</p>
          {po_number && (
            <>
              <h3>{t('confirmation.poNumber')}</h3>
              <p>
                <Bdi>{po_number}</Bdi>
              </p>
            </>
          )}
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

interface AddressProps {
  title: string;
  address: PlacedAddress;
  isBill?: boolean;
}

function Address({ title, address, isBill }: AddressProps) {
  return (
    <div>
      <h3>{title}</h3>
      <PostalAddress address={address} withCompanyAddress={isBill}>
        {address.phone_number && (
          <p>
            <Bdi>{address.phone_number}</Bdi>
          </p>
        )}
      </PostalAddress>
    </div>
  );
}
