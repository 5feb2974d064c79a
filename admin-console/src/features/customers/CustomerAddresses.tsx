import type { Address } from '@balsam/shared-api';
import { Bdi } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const KINDS = { 0: 'billing', 1: 'shipping' } as const;

export function CustomerAddresses({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation('admin-console');
  return (
    <section className="panel">
      <h2 className="panel-title">{t('customers.addresses')}</h2>
      {addresses.length === 0 && <p>{t('customers.noAddresses')}</p>}
      <div className="summary-grid">
        {addresses.map((address) => (
          <address key={address.id} className="order-address">
            <p>
              <strong>{t(`customers.kinds.${KINDS[address.type]}`)}</strong>
            </p>
            {[address.address_1, address.address_2].filter(Boolean).map((line, index) => (
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
