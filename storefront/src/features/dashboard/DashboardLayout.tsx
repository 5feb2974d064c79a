import { useLogoutMutation } from '@balsam/shared-api';
import { Button, Icon, type IconName } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useNavigate } from 'react-router-dom';
import './dashboard.css';

interface Section {
  to: string;
  label: string;
  icon: IconName;
}

/** The customer's own pages beside their navigation. */
export function DashboardLayout() {
  const { t } = useTranslation('storefront');
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  const sections: Section[] = [
    { to: '/dashboard', label: t('dashboard.home'), icon: 'speedometer2' },
    { to: '/dashboard/orders', label: t('dashboard.orders'), icon: 'bag-check' },
  ];

  const leave = async () => {
    // First away: the guard of these pages would send someone who is signed out to the sign-in.
    await navigate('/');
    await logout();
  };

  return (
    <div className="page">
      <div className="split-start">
        <nav className="panel sf-dashboard-nav" aria-label={t('dashboard.navigation')}>
          {sections.map(({ to, label, icon }) => (
            <NavLink key={to} to={to} end className="btn btn-ghost">
              <Icon name={icon} />
              {label}
            </NavLink>
          ))}
          <Button variant="ghost" icon="box-arrow-right" onClick={() => void leave()}>
            {t('dashboard.logout')}
          </Button>
        </nav>
        <div>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
