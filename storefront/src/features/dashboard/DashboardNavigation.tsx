import { useLogoutMutation } from '@balsam/shared-api';
import { Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { NavLink, useNavigate } from 'react-router-dom';

interface Section {
  to: string;
  label: string;
  icon: IconName;
}

/** The ways through the dashboard: a column on a desk, a bar of icons with a word on a phone. */
export function DashboardNavigation() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  const sections: Section[] = [
    { to: '/dashboard', label: t('dashboard.home'), icon: 'speedometer2' },
    { to: '/dashboard/orders', label: t('dashboard.orders'), icon: 'bag-check' },
    { to: '/dashboard/address', label: t('dashboard.address.short'), icon: 'geo-alt' },
    { to: '/dashboard/account', label: t('dashboard.account.short'), icon: 'person' },
  ];

  const leave = async () => {
    // First away: the guard of these pages would send someone who is signed out to the sign-in.
    await navigate('/');
    await logout();
  };

  return (
    <nav className="panel sf-dashboard-nav" aria-label={t('dashboard.navigation')}>
      {sections.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end className="btn btn-ghost">
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
      <button type="button" className="btn btn-ghost" onClick={() => void leave()}>
        <Icon name="box-arrow-right" />
        {t('dashboard.logout')}
      </button>
    </nav>
  );
}
