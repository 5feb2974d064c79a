import { Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetSiteQuery } from '../../entities/company/site-api.ts';
import { SOCIAL_NETWORKS } from '../../entities/company/social-networks.ts';

/** Links to the shop's social profiles, in new tabs; only the configured ones. */
export function SocialLinks() {
  const { t } = useTranslation('storefront');
  const { data: site } = useGetSiteQuery();
  if (!site || site.social.length === 0) return null;
  return (
    <ul className="sf-social" aria-label={t('layout.footer.social')}>
      {site.social.map(({ network, url }) => {
        const { name, icon } = SOCIAL_NETWORKS[network];
        return (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener" aria-label={t('layout.footer.newTab', { name })}>
              <Icon icon={icon} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
