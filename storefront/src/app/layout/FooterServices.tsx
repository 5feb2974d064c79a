import type { TextKey } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';

/** List of the shop's services; nothing before the shop is open. */
export function FooterServices() {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  if (!site?.is_open) return null;
  const { return_days: days } = site.promises;
  const service = (name: TextKey<'storefront', 'layout.footer.services'>) => t(`layout.footer.services.${name}`);
  return (
    <section aria-labelledby="footer-services">
      <h2 id="footer-services">{service('title')}</h2>
      <ul>
        <li>{service('delivery')}</li>
        <li>{service('cashOnDelivery')}</li>
        {days !== null && <li>{t('layout.footer.services.returns', { count: days })}</li>}
        <li>{service('bilingual')}</li>
      </ul>
    </section>
  );
}
