import {
  changeLanguage,
  RequireRole,
  selectRole,
  useAppSelector,
  useGetUserQuery,
  useLogoutMutation,
} from '@balsam/shared-api';
import { Brand, ConsoleFrame, LanguageSelect, useLang, useLeaving, type ConsoleItem } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const SIGN_IN = '/admin/login';

/** The frame around every page of the console, open to admins only. */
export function AdminLayout() {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const isAdmin = useAppSelector(selectRole) === 'admin';
  const { data: user } = useGetUserQuery(undefined, { skip: !isAdmin });
  const [logout] = useLogoutMutation();
  const { isLeaving, leave } = useLeaving(logout, SIGN_IN);

  const page = <RequireRole role="admin" signInPath={SIGN_IN} />;
  if (!isAdmin && !isLeaving) return page;

  const items: ConsoleItem[] = [
    { to: '/admin/dashboard', label: t('navigation.dashboard'), icon: 'speedometer2' },
    { to: '/admin/vendors', label: t('navigation.vendors'), icon: 'shop' },
    { to: '/admin/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/admin/orders', label: t('navigation.orders'), icon: 'receipt' },
  ];
  return (
    <ConsoleFrame
      brand={<Brand to="/admin/dashboard" suffix={t('navigation.suffix')} />}
      items={items}
      user={{ name: user?.full_name ?? '' }}
      onLogout={leave}
      languageSwitch={
        <LanguageSelect value={lang} onChange={(choice) => changeLanguage(choice, 'shell:notices.language')} />
      }
    >
      {!isLeaving && page}
    </ConsoleFrame>
  );
}
