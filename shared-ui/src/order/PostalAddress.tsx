import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { commaOf } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import type { OrderAddressView } from './order-view.ts';

interface PostalAddressProps {
  address: OrderAddressView;
  /** For a billing address: shows the company's address below its name, if it differs. */
  withCompanyAddress?: boolean;
  /** Contact data. */
  children?: ReactNode;
}

/**
 * An address of an order in lines: name, company, street, "City, State, Zip" without missing parts, country, and the
 * national short address that Saudi couriers use, and the note for the courier.
 */
export function PostalAddress({ address, withCompanyAddress = false, children }: PostalAddressProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { name, company_name, company_address, address_1, address_2 } = address;
  const { city, state, zip_code, country, national_address, note } = address;
  const isElsewhere = withCompanyAddress && company_address !== address_1;
  const lines = [company_name, isElsewhere ? company_address : '', address_1, address_2].filter(Boolean);
  return (
    <address className="order-address">
      <p>
        <bdi>{name}</bdi>
      </p>
      {lines.map((line, index) => (
        <p key={index}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p>
        <bdi>{[city, state, zip_code].filter(Boolean).join(commaOf(lang))}</bdi>
      </p>
      <p>
        <bdi>{country}</bdi>
      </p>
      {national_address && (
        <p>
          {t('order.nationalAddress')} <Bdi>{national_address}</Bdi>
        </p>
      )}
      {children}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
    </address>
  );
}
