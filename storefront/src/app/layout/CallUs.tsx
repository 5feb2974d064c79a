import { Bdi, Icon, telephoneIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '../../entities/company/phone-href.ts';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

/** The shop's main phone number, once it is loaded. */
export function CallUs({ className }: { className?: string }) {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  const phone = site?.contact.phones[0];
  if (phone === undefined) return null;
  return (
    <a className={className} href={phoneHref(phone)} aria-label={t('layout.callUs', { phone })}>
      <Icon icon={telephoneIcon} /> <Bdi>{phone}</Bdi>
    </a>
  );
}
