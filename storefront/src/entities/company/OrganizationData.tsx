import { useTranslation } from 'react-i18next';
import { StructuredData } from '../page-head/StructuredData.tsx';
import { usePlace } from '../page-head/use-place.ts';
import { organizationData } from './organization-data.ts';
import { useGetSiteQuery } from './site-api.ts';

/** Structured data with the shop's contact details. */
export function OrganizationData() {
  const { t } = useTranslation('storefront');
  const place = usePlace();
  const { data: site } = useGetSiteQuery();
  return site ? <StructuredData data={organizationData(site, { t, ...place })} /> : null;
}
