import type { Return } from '@balsam/shared-api';
import { Bdi, PostalAddress } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

/** Return address, with the seller's instructions if there are any. */
export function SendTo({ address }: { address: NonNullable<Return['send_to']> }) {
  const { t } = useTranslation('storefront');
  return (
    <section aria-labelledby="return-address">
      <h3 id="return-address" className="h6">
        {t('returns.sendTo')}
      </h3>
      <PostalAddress address={address}>
        {address.phone_number && (
          <p>
            <Bdi>{address.phone_number}</Bdi>
          </p>
        )}
      </PostalAddress>
    </section>
  );
}
