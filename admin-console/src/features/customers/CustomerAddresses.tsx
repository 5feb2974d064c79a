import type { BookAddress } from '@balsam/shared-api';
import { Badge, Bdi } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

export function CustomerAddresses({ addresses }: { addresses: BookAddress[] }) {
  const { t } = useTranslation('admin-console');
  return (
    <section className="panel">
      <h2 className="panel-title">{t('customers.addresses')}</h2>
      {addresses.length === 0 && <p>{t('customers.noAddresses')}</p>}
      <div className="summary-grid">
        {addresses.map((address) => (
          <address key={address.id} className="order-address">
            <p>
              <strong>
                <bdi>{address.label || address.address_1}</bdi>
              </strong>{' '}
              {address.is_default_shipping && <Badge>{t('customers.kinds.shipping')}</Badge>}{' '}
              {address.is_default_billing && <Badge>{t('customers.kinds.billing')}</Badge>}
            </p>
            {[address.recipient, address.company_name, address.address_1, address.address_2]
              .filter(Boolean)
              .map((line, index) => (
                <p key={index}>
                  <bdi>{line}</bdi>
                </p>
              ))}
            <p>
              {[address.city?.name, address.state?.name, address.postal_code]
                .filter(Boolean)
                .join(t('customers.comma'))}
            </p>
            <p>{address.country?.name}</p>
            {address.national_address && (
              <p>
                <Bdi>{address.national_address}</Bdi>
              </p>
            )}
            {address.phone_number && (
              <p>
                <Bdi>{address.phone_number}</Bdi>
              </p>
            )}
          </address>
        ))}
      </div>
    </section>
  );
}
