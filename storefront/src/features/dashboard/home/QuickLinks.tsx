import {
  Icon,
  type IconShape,
  bagCheckIcon,
  geoAltIcon,
  heartIcon,
  personIcon,
  shopIcon,
  truckIcon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';

export function QuickLinks() {
  const { t } = useTranslation('storefront');
  const links: { to: string; icon: IconShape; label: string }[] = [
    { to: href('orders'), icon: bagCheckIcon, label: t('dashboard.seeOrders') },
    { to: href('trackOrder'), icon: truckIcon, label: t('dashboard.trackOrder') },
    { to: href('wishlist'), icon: heartIcon, label: t('dashboard.wishlist') },
    { to: href('address'), icon: geoAltIcon, label: t('dashboard.address.title') },
    { to: href('account'), icon: personIcon, label: t('dashboard.account.title') },
    { to: href('shop'), icon: shopIcon, label: t('dashboard.keepShopping') },
  ];
  return (
    <nav aria-label={t('dashboard.quickLinks')}>
      <ul className="sf-dashboard-links">
        {links.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              <Icon icon={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
