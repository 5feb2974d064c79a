import { Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Where customers go from here. */
export function QuickLinks() {
  const { t } = useTranslation('storefront');
  const links: { to: string; icon: IconName; label: string }[] = [
    { to: '/dashboard/orders', icon: 'bag-check', label: t('dashboard.seeOrders') },
    { to: '/track-order', icon: 'truck', label: t('dashboard.trackOrder') },
    { to: '/wish-list', icon: 'heart', label: t('dashboard.wishlist') },
    { to: '/dashboard/address', icon: 'geo-alt', label: t('dashboard.address.title') },
    { to: '/dashboard/account', icon: 'person', label: t('dashboard.account.title') },
    { to: '/shop', icon: 'shop', label: t('dashboard.keepShopping') },
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
