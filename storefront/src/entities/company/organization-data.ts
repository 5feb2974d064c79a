import type { Site } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import { pageAddress, type Place } from '../page-head/page-address.ts';

interface Reader extends Place {
  t: TFunction<'storefront'>;
}

/** The shop as a schema.org organization: company, contact and profiles, as far as configured. */
export const organizationData = ({ company, contact, social }: Site, { t, ...place }: Reader): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('company.name'),
  legalName: (place.lang === 'ar' ? company.legal_name_arabic : company.legal_name) || undefined,
  vatID: company.vat_number || undefined,
  url: pageAddress(place, '/'),
  email: contact.emails[0],
  telephone: contact.phones[0],
  address: (place.lang === 'ar' ? contact.address_arabic : contact.address) || undefined,
  sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
});
