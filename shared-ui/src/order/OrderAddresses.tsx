import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { Email } from '../format/Email.tsx';
import type { OrderAddressView, OrderView } from './order-view.ts';
import { PaymentMethod } from './PaymentMethod.tsx';
import { PostalAddress } from './PostalAddress.tsx';

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

interface Addressed extends Pick<OrderView, 'shipping_address' | 'billing_address' | 'payment_method'> {
  /** Missing for a whole order, whose sub-orders may differ. */
  payment_state?: OrderView['payment_state'];
}

/** Shipping and billing address of an order. Missing data is stated, not left blank. */
export function OrderAddresses({ order }: { order: Addressed }) {
  const { t } = useTranslation('kit');
  const { shipping_address: shipping, billing_address: billing, payment_method, payment_state } = order;
  return (
    <div className="summary-grid">
      <Card title={t('order.shippingInformation')}>
        {shipping ? (
          <PostalAddress address={shipping}>
            <Contact address={shipping} />
          </PostalAddress>
        ) : (
          <p>{t('order.noShipping')}</p>
        )}
      </Card>
      <Card title={t('order.billingAddress')}>
        {billing ? <PostalAddress address={billing} withCompanyAddress /> : <p>{t('order.noBilling')}</p>}
        <p>
          {t('order.paymentMethod')}: <PaymentMethod method={payment_method} state={payment_state} />
        </p>
      </Card>
    </div>
  );
}
