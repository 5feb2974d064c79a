import type { User } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const COMMA = { en: ', ', ar: '، ' };
const SHIPPING = 1;

/** Says so when the parcels go to the stored shipping address, whatever the bill says. */
export function ParcelDestination({ user }: { user: User }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const stored = user.addresses.find(({ type }) => type === SHIPPING);
  if (!stored) return null;
  const { address_1, address_2, city, state, country, postal_code, national_address } = stored;
  const parts = [address_1, address_2, national_address, city?.name, state?.name, postal_code, country?.name];
  return (
    <section className="panel" aria-labelledby="parcel-destination">
      <h2 className="panel-title" id="parcel-destination">
        {t('checkout.destination.title')}
      </h2>
      <p className="mb-1">{t('checkout.destination.text')}</p>
      <p className="fw-semibold">
        {parts.filter(Boolean).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && COMMA[lang]}
            <span dir="auto">{part}</span>
          </Fragment>
        ))}
      </p>
      <Link to="/dashboard/address">{t('checkout.destination.change')}</Link>
    </section>
  );
}
