import type { ReactNode } from 'react';
import { useLang } from '../format/useLang.ts';
import type { OrderAddressView } from './orderView.ts';

const COMMA = { en: ', ', ar: '، ' };

interface PostalAddressProps {
  address: OrderAddressView;
  /** The house and the street; empty ones are left out. */
  lines?: readonly string[];
  /** How to reach whoever lives there. */
  children?: ReactNode;
}

/** An address of an order, line by line: name, street, "City, State, Zip" without what is missing, country. */
export function PostalAddress({ address, lines, children }: PostalAddressProps) {
  const lang = useLang();
  const { name, city, state, zip_code, country } = address;
  const street = (lines ?? [address.address_1, address.address_2]).filter(Boolean);
  return (
    <address className="order-address">
      <p>
        <bdi>{name}</bdi>
      </p>
      {street.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      <p>{[city, state, zip_code].filter(Boolean).join(COMMA[lang])}</p>
      <p>{country}</p>
      {children}
    </address>
  );
}
