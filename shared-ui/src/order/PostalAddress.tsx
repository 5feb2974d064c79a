import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Bdi } from '../format/Bdi.tsx';
import { commaOf } from '../format/format.ts';
import { useLang } from '../format/use-lang.ts';
import type { OrderAddressView } from './order-view.ts';

interface PostalAddressProps {
  address: OrderAddressView;
  /** The address of the company stands below its name, where it is another one: for whoever is billed. */
  withCompanyAddress?: boolean;
  /** How to reach whoever lives there. */
  children?: ReactNode;
}

/**
 * An address of an order, line by line: name, company, street, "City, State, Zip" without what is missing, country, and
 * the short address by which a Saudi courier finds the building.
 */
export function PostalAddress({ address, withCompanyAddress = false, children }: PostalAddressProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { name, company_name, company_address, address_1, address_2 } = address;
  const { city, state, zip_code, country, national_address } = address;
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
      <p>{[city, state, zip_code].filter(Boolean).join(commaOf(lang))}</p>
      <p>{country}</p>
      {national_address && (
        <p>
          {t('order.nationalAddress')} <Bdi>{national_address}</Bdi>
        </p>
      )}
      {children}
    </address>
  );
}
