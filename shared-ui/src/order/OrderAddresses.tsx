import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { Email } from '../format/Email.tsx';
import { useLang } from '../format/useLang.ts';
import type { OrderAddressView, OrderView } from './orderView.ts';
import { PaymentMethod } from './PaymentMethod.tsx';

const COMMA = { en: ', ', ar: '، ' };

interface CardProps {
  title: string;
  children: ReactNode;
}

const Card = ({ title, children }: CardProps) => (
  <section className="panel">
    <h3 className="panel-title">{title}</h3>
    {children}
  </section>
);

/** "City, State, Zip" without the parts that are missing. */
function Place({ address }: { address: OrderAddressView }) {
  const lang = useLang();
  return <p>{[address.city, address.state, address.zip_code].filter(Boolean).join(COMMA[lang])}</p>;
}

function Contact({ address }: { address: OrderAddressView }) {
  const { t } = useTranslation('kit');
  if (!address.phone_number && !address.email) return <p>{t('order.noContact')}</p>;
  return (
    <>
      {address.phone_number && (
        <p>
          <Bdi>{address.phone_number}</Bdi>
        </p>
      )}
      {address.email && (
        <p>
          <Email address={address.email} />
        </p>
      )}
    </>
  );
}

/** Where an order goes and who pays it. What an order does not hold is said, not left blank. */
export function OrderAddresses({ order }: { order: OrderView }) {
  const { t } = useTranslation('kit');
  const { shipping_address: shipping, billing_address: billing, payment_method } = order;
  return (
    <div className="summary-grid">
      <Card title={t('order.shippingInformation')}>
        {shipping ? (
          <address className="order-address">
            <p>
              <bdi>{shipping.name}</bdi>
            </p>
            <p>{shipping.address_1}</p>
            {shipping.address_2 && <p>{shipping.address_2}</p>}
            <Place address={shipping} />
            <p>{shipping.country}</p>
            <Contact address={shipping} />
          </address>
        ) : (
          <p>{t('order.noShipping')}</p>
        )}
      </Card>
      <Card title={t('order.billingAddress')}>
        {billing ? (
          <address className="order-address">
            <p>
              <bdi>{billing.name}</bdi>
            </p>
            <p>{billing.street}</p>
            <Place address={billing} />
            <p>{billing.country}</p>
          </address>
        ) : (
          <p>{t('order.noBilling')}</p>
        )}
        <p>
          {t('order.paymentMethod')}: <PaymentMethod method={payment_method} />
        </p>
      </Card>
    </div>
  );
}
