import {
  changeLanguage,
  RequireRole,
  selectRole,
  useAppSelector,
  useGetUserQuery,
  useLogoutMutation,
} from '@balsam/shared-api';
import { ConsoleLayout, type ConsoleItem } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const SIGN_IN = '/admin/login';

/** The frame around every page of the console, open to admins only. */
export function AdminLayout() {
  const { t } = useTranslation('admin-console');
  const isAdmin = useAppSelector(selectRole) === 'admin';
  const { data: user } = useGetUserQuery(undefined, { skip: !isAdmin });
  const [logout] = useLogoutMutation();

  const items: ConsoleItem[] = [
    { to: '/admin/dashboard', label: t('navigation.dashboard'), icon: 'speedometer2' },
    { to: '/admin/vendors', label: t('navigation.vendors'), icon: 'shop' },
    { to: '/admin/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/admin/orders', label: t('navigation.orders'), icon: 'receipt' },
  ];
  return (
    <ConsoleLayout
      name={t('navigation.suffix')}
      home="/admin/dashboard"
      items={items}
      user={{ name: user?.full_name ?? '' }}
      isOpen={isAdmin}
      page={<RequireRole role="admin" signInPath={SIGN_IN} />}
      logout={logout}
      signInPath={SIGN_IN}
      onLanguageChange={(lang) => changeLanguage(lang, 'shell:notices.language')}
    />
  );
}
