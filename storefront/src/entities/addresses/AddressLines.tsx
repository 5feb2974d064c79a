import type { BookAddress } from '@balsam/shared-api';
import { Bdi, commaOf, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface AddressLinesProps {
  address: BookAddress;
  /** Recipient of an address without one. */
  customer: string;
}

/** An address of the book, line by line. */
export function AddressLines({ address, customer }: AddressLinesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { recipient, company_name, address_1, address_2, city, state, postal_code, country, note } = address;
  const lines = [recipient || customer, company_name, address_1, address_2].filter(Boolean);
  const place = [city?.name, state?.name, postal_code].filter(Boolean).join(commaOf(lang));
  return (
    <address className="sf-dashboard-address">
      {lines.map((line, index) => (
        <p key={index}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>{place}</p>
      <p>{country?.name}</p>
      {address.national_address && (
        <p>
          {t('location.nationalAddress')}: <Bdi>{address.national_address}</Bdi>
        </p>
      )}
      <p>
        <Bdi>{address.phone_number}</Bdi>
      </p>
      {note && (
        <p className="form-text">
          <bdi>{note}</bdi>
        </p>
      )}
    </address>
  );
}
