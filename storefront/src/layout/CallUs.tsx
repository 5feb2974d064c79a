import { Bdi, Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '../company/phoneHref.ts';
import { useGetSiteQuery } from '../company/siteApi.ts';

/** The number for everything, once it is known. */
export function CallUs({ className }: { className?: string }) {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  const phone = site?.contact.phones[0];
  if (phone === undefined) return null;
  return (
    <a className={className} href={phoneHref(phone)} aria-label={t('layout.callUs', { phone })}>
      <Icon name="telephone" /> <Bdi>{phone}</Bdi>
    </a>
  );
}
