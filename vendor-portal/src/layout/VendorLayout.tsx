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

const CUSTOMER_SIGN_IN = '/login';

/** The frame around every page of the portal, open to vendors only. */
export function VendorLayout() {
  const { t } = useTranslation('vendor-portal');
  const isVendor = useAppSelector(selectRole) === 'vendor';
  const { data: user } = useGetUserQuery(undefined, { skip: !isVendor });
  const [logout] = useLogoutMutation();

  const items: ConsoleItem[] = [
    { to: '/vendor', label: t('navigation.home'), icon: 'speedometer2', end: true },
    { to: '/vendor/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/vendor/orders', label: t('navigation.orders'), icon: 'receipt' },
  ];
  return (
    <ConsoleLayout
      name={t('navigation.suffix')}
      home="/vendor"
      items={items}
      user={{ name: user?.full_name ?? '', detail: user?.vendor?.company_name }}
      isOpen={isVendor}
      page={<RequireRole role="vendor" signInPath={CUSTOMER_SIGN_IN} />}
      logout={logout}
      signInPath={CUSTOMER_SIGN_IN}
      onLanguageChange={(lang) => changeLanguage(lang, 'shell:notices.language')}
    />
  );
}
