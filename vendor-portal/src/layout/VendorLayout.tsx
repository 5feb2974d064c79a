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
import { NotificationBell } from '../notifications/NotificationBell.tsx';
import { useUnreadCount } from '../notifications/useUnreadCount.ts';

const CUSTOMER_SIGN_IN = '/login';

/** The frame around every page of the portal, open to vendors only. */
export function VendorLayout() {
  const { t } = useTranslation('vendor-portal');
  const isVendor = useAppSelector(selectRole) === 'vendor';
  const { data: user } = useGetUserQuery(undefined, { skip: !isVendor });
  const unread = useUnreadCount(isVendor);
  const [logout] = useLogoutMutation();

  const items: ConsoleItem[] = [
    { to: '/vendor', label: t('navigation.home'), icon: 'speedometer2', end: true },
    { to: '/vendor/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/vendor/orders', label: t('navigation.orders'), icon: 'receipt' },
    { to: '/vendor/customers', label: t('navigation.customers'), icon: 'people' },
    { to: '/vendor/reports', label: t('navigation.reports'), icon: 'bar-chart' },
    { to: '/vendor/reviews', label: t('navigation.reviews'), icon: 'star' },
    { to: '/vendor/settings', label: t('navigation.settings'), icon: 'gear' },
  ];
  return (
    <ConsoleLayout
      name={t('navigation.suffix')}
      home="/vendor"
      items={items}
      user={{ name: user?.full_name ?? '', detail: user?.vendor?.company_name }}
      tools={<NotificationBell unread={unread} />}
      unread={unread}
      isOpen={isVendor}
      page={<RequireRole role="vendor" signInPath={CUSTOMER_SIGN_IN} />}
      logout={logout}
      signInPath={CUSTOMER_SIGN_IN}
      onLanguageChange={(lang) => changeLanguage(lang, 'shell:notices.language')}
    />
  );
}
