import { changeCurrency, selectCurrency, useAppSelector, useConsole } from '@balsam/shared-api';
import { ConsoleLayout, type Command, type ConsoleItem } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../entities/notifications/NotificationBell.tsx';
import { useUnreadCount } from '../../entities/notifications/use-unread-count.ts';

const CUSTOMER_SIGN_IN = '/login';

/** The frame around every page of the portal, open to vendors only. */
export function VendorLayout() {
  const { t } = useTranslation('vendor-portal');
  const session = useConsole('vendor', CUSTOMER_SIGN_IN);
  const unread = useUnreadCount(session.isOpen);
  const currency = useAppSelector(selectCurrency);

  const items: ConsoleItem[] = [
    { to: '/vendor', label: t('navigation.home'), icon: 'speedometer2', end: true },
    { to: '/vendor/products', label: t('navigation.products'), icon: 'box-seam' },
    { to: '/vendor/orders', label: t('navigation.orders'), icon: 'receipt' },
    { to: '/vendor/customers', label: t('navigation.customers'), icon: 'people' },
    { to: '/vendor/reports', label: t('navigation.reports'), icon: 'bar-chart' },
    { to: '/vendor/reviews', label: t('navigation.reviews'), icon: 'star' },
    { to: '/vendor/settings', label: t('navigation.settings'), icon: 'gear' },
    { to: '/vendor/account', label: t('navigation.account'), icon: 'person' },
  ];
  const commands: Command[] = [
    { id: 'add-product', label: t('products.add'), icon: 'plus-lg', run: '/vendor/add-product' },
    { id: 'import', label: t('products.import.open'), icon: 'upload', run: '/vendor/products/import' },
  ];
  return (
    <ConsoleLayout
      {...session}
      name={t('navigation.suffix')}
      items={items}
      commands={commands}
      tools={<NotificationBell unread={unread} />}
      unread={unread}
      currency={{ value: currency, onChange: (chosen) => changeCurrency(chosen, 'shell:notices.currency') }}
    />
  );
}
