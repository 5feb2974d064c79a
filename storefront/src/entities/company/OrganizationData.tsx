import { selectLang, selectOrigin, useAppSelector } from '@balsam/shared-api';
import { useTranslation } from 'react-i18next';
import { StructuredData } from '../page-head/StructuredData.tsx';
import { organizationData } from './organization-data.ts';
import { useGetSiteQuery } from './site-api.ts';

/** Structured data with the shop's contact details. */
export function OrganizationData() {
  const { t } = useTranslation('storefront');
  const lang = useAppSelector(selectLang);
  const origin = useAppSelector(selectOrigin);
  const { data: site } = useGetSiteQuery();
  return site ? <StructuredData data={organizationData(site, { t, lang, origin })} /> : null;
}
