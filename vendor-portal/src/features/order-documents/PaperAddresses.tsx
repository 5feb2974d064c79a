import type { Order } from '@balsam/shared-api';
import { Bdi, PostalAddress } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface PaperAddressesProps {
  order: Order;
  /** Adds the billing address next to the delivery address. */
  withBilling?: boolean;
}

/** Delivery address with the phone number the courier calls, and optionally the billing address. */
export function PaperAddresses({ order, withBilling = false }: PaperAddressesProps) {
  const { t } = useTranslation('vendor-portal');
  const { shipping_address: shipping, billing_address: billing } = order;
  return (
    <div className="paper-addresses">
      {withBilling && billing && (
        <section>
          <h2>{t('papers.both.billTo')}</h2>
          <PostalAddress address={billing} withCompanyAddress>
            <Phone address={billing} />
          </PostalAddress>
        </section>
      )}
      {shipping && (
        <section>
          <h2>{t('papers.both.shipTo')}</h2>
          <PostalAddress address={shipping}>
            <Phone address={shipping} />
          </PostalAddress>
        </section>
      )}
    </div>
  );
}

function Phone({ address: { phone_number } }: { address: NonNullable<Order['shipping_address']> }) {
  return (
    phone_number && (
      <p>
        <Bdi>{phone_number}</Bdi>
      </p>
    )
  );
}
