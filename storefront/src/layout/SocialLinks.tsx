import { Icon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { SOCIAL_NETWORKS } from '../company/contact.ts';

/** The shop elsewhere, each in a new tab: only where it really is. */
export function SocialLinks() {
  const { t } = useTranslation('storefront');
  return (
    <ul className="sf-social" aria-label={t('layout.footer.social')}>
      {SOCIAL_NETWORKS.map(
        ({ name, icon, href }) =>
          href !== null && (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener" aria-label={t('layout.footer.newTab', { name })}>
                <Icon name={icon} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
