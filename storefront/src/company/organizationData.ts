import type { Lang, Site } from '@balsam/shared-api';
import { pageAddress } from '../page-head/pageAddress.ts';

interface Reader {
  t: (key: string) => string;
  lang: Lang;
  origin: string;
}

/** The shop in the words of schema.org: how to reach it, and where else it is. */
export const organizationData = ({ contact, social }: Site, { t, lang, origin }: Reader): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: t('company.name'),
  url: pageAddress(origin, '/', lang),
  email: contact.emails[0],
  telephone: contact.phones[0],
  address: lang === 'ar' ? contact.address_arabic : contact.address,
  sameAs: social.map(({ url }) => url),
});
