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

const CUSTOMER_SIGN_IN = '/login';

/** The frame around every page of the portal, open to vendors only. */
export function VendorLayout() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const isVendor = useAppSelector(selectRole) === 'vendor';
  const { data: user } = useGetUserQuery(undefined, { skip: !isVendor });
  const [logout] = useLogoutMutation();
  const { isLeaving, leave } = useLeaving(logout, CUSTOMER_SIGN_IN);

  const page = <RequireRole role="vendor" signInPath={CUSTOMER_SIGN_IN} />;
  if (!isVendor && !isLeaving) return page;

  const items: ConsoleItem[] = [
    { to: '/vendor', label: t('navigation.home'), icon: 'speedometer2', end: true },
    { to: '/vendor/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/vendor/orders', label: t('navigation.orders'), icon: 'receipt' },
  ];
  return (
    <ConsoleFrame
      brand={<Brand to="/vendor" suffix={t('navigation.suffix')} />}
      items={items}
      user={{ name: user?.full_name ?? '', detail: user?.vendor?.company_name }}
      onLogout={leave}
      languageSwitch={
        <LanguageSelect value={lang} onChange={(choice) => changeLanguage(choice, 'shell:notices.language')} />
      }
    >
      {!isLeaving && page}
    </ConsoleFrame>
  );
}
