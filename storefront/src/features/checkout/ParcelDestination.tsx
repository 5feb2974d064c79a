import type { Address } from '@balsam/shared-api';
import { commaOf, useLang } from '@balsam/shared-ui';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SAUDI_ARABIA } from '../../entities/location/national-address.ts';
import { href } from '../../entities/page/paths.ts';

interface ParcelDestinationProps {
  address: Address;
  /** Notes about the address. */
  children?: ReactNode;
}

/** Shows that parcels go to the stored shipping address, whatever the billing address is. */
export function ParcelDestination({ address, children }: ParcelDestinationProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { address_1, address_2, city, state, country, postal_code, national_address } = address;
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
            {index > 0 && commaOf(lang)}
            <span dir="auto">{part}</span>
          </Fragment>
        ))}
      </p>
      {country?.iso2 === SAUDI_ARABIA && !national_address && (
        <p className="form-text">{t('checkout.destination.shortAddress')}</p>
      )}
      {children}
      <Link to={href('address')}>{t('checkout.destination.change')}</Link>
    </section>
  );
}
