import {
  Icon,
  type IconShape,
  arrowCounterclockwiseIcon,
  bagCheckIcon,
  boxArrowRightIcon,
  geoAltIcon,
  lockIcon,
  personIcon,
  shieldCheckIcon,
  speedometer2Icon,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { LogOut } from '../../entities/session/LogOut.tsx';
import { href } from '../../entities/page/paths.ts';

interface Section {
  to: string;
  label: string;
  icon: IconShape;
}

/** Navigation of the dashboard: a column on desktops, a bar of labelled icons on phones. */
export function DashboardNavigation() {
  const { t } = useTranslation('storefront');
  const sections: Section[] = [
    { to: href('dashboard'), label: t('dashboard.home'), icon: speedometer2Icon },
    { to: href('orders'), label: t('dashboard.orders'), icon: bagCheckIcon },
    { to: href('customerReturns'), label: t('returns.title'), icon: arrowCounterclockwiseIcon },
    { to: href('address'), label: t('dashboard.address.short'), icon: geoAltIcon },
    { to: href('account'), label: t('dashboard.account.short'), icon: personIcon },
    { to: href('privacyRequests'), label: t('dashboard.privacy.short'), icon: shieldCheckIcon },
    { to: href('security'), label: t('dashboard.security'), icon: lockIcon },
  ];

  return (
    <nav className="panel sf-dashboard-nav" aria-label={t('dashboard.navigation')}>
      {sections.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end className="btn btn-ghost">
          <Icon icon={icon} />
          {label}
        </NavLink>
      ))}
      <LogOut className="btn btn-ghost" icon={boxArrowRightIcon} />
    </nav>
  );
}
