import {
  changeCurrency,
  selectCurrency,
  useAppSelector,
  useConsole,
  useGetUserQuery,
  usePermissions,
  useUnreadCount,
  useUnreadMessages,
} from '@balsam/shared-api';
import { ConsoleLayout, NotificationBell, type Command, type ConsoleItem } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { plusLgIcon, uploadIcon, usePageInSight } from '@balsam/shared-ui';
import { VendorNotifications } from '../../entities/notifications/VendorNotifications.tsx';
import { href } from '../../entities/page/paths.ts';
import { StoreSwitch } from '../../entities/stores/StoreSwitch.tsx';
import { HolidayBanner } from './HolidayBanner.tsx';
import { LicenceBanner } from './LicenceBanner.tsx';
import { OwnerBanner } from './OwnerBanner.tsx';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const CUSTOMER_SIGN_IN = '/login';

/** Layout of every portal page. Only vendors may enter. */
export function VendorLayout({ pages }: { pages: readonly VendorPage[] }) {
  const { t } = useTranslation('vendor-portal');
  const session = useConsole('vendor', CUSTOMER_SIGN_IN);
  const { data: user } = useGetUserQuery(undefined, { skip: !session.isOpen });
  const unread = useUnreadCount('vendor', session.mayWork, usePageInSight());
  const unreadMessages = useUnreadMessages(session.mayWork);
  const currency = useAppSelector(selectCurrency);
  const may = usePermissions();

  const items = pages.flatMap(({ path, permission, sidebar }): ConsoleItem[] => {
    if (!sidebar || !may(permission)) return [];
    const { name, icon } = sidebar;
    const count = name === 'messages' ? unreadMessages : undefined;
    return [{ to: href(name), label: t(`navigation.${name}`), icon, end: path === '', count }];
  });
  const commands: Command[] = [
    { id: 'add-product', label: t('products.add'), icon: plusLgIcon, run: href('addProduct') },
    { id: 'import', label: t('products.import.open'), icon: uploadIcon, run: href('importProducts') },
  ];
  return (
    <ConsoleLayout
      {...session}
      securityPath={href('security')}
      name={t('navigation.suffix')}
      items={items}
      commands={may('catalogue.write') ? commands : []}
      tools={<NotificationBell unread={unread}>{(close) => <VendorNotifications onLeave={close} />}</NotificationBell>}
      banner={
        <>
          <OwnerBanner change={user?.vendor?.owner_change ?? null} />
          <HolidayBanner holiday={user?.vendor?.holiday ?? null} />
          <LicenceBanner isOpen={session.mayWork} />
        </>
      }
      unread={unread}
      choices={user && <StoreSwitch user={user} />}
      currency={{ value: currency, onChange: (chosen) => changeCurrency(chosen, 'shell:notices.currency') }}
    />
  );
}
