import type { Lang, Site } from '@balsam/shared-api';
import type { TFunction } from 'i18next';
import { pageAddress } from '../page-head/page-address.ts';

interface Reader {
  t: TFunction<'storefront'>;
  lang: Lang;
  origin: string;
}

/** The shop as a schema.org organization: company, contact and profiles, as far as configured. */
export const organizationData = ({ company, contact, social }: Site, { t, lang, origin }: Reader): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('company.name'),
  legalName: (lang === 'ar' ? company.legal_name_arabic : company.legal_name) || undefined,
  vatID: company.vat_number || undefined,
  url: pageAddress(origin, '/', lang),
  email: contact.emails[0],
  telephone: contact.phones[0],
  address: (lang === 'ar' ? contact.address_arabic : contact.address) || undefined,
  sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
});
