import { Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';

/** Where customers go from here. */
export function QuickLinks() {
  const { t } = useTranslation('storefront');
  const links: { to: string; icon: IconName; label: string }[] = [
    { to: href('orders'), icon: 'bag-check', label: t('dashboard.seeOrders') },
    { to: href('trackOrder'), icon: 'truck', label: t('dashboard.trackOrder') },
    { to: href('wishlist'), icon: 'heart', label: t('dashboard.wishlist') },
    { to: href('address'), icon: 'geo-alt', label: t('dashboard.address.title') },
    { to: href('account'), icon: 'person', label: t('dashboard.account.title') },
    { to: href('shop'), icon: 'shop', label: t('dashboard.keepShopping') },
  ];
  return (
    <nav aria-label={t('dashboard.quickLinks')}>
      <ul className="sf-dashboard-links">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
