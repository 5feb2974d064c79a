import { ask, type PageQuery } from '@balsam/shared-api';
import { gearIcon } from '@balsam/shared-ui';
import { invoicesApi } from '../../entities/invoices/invoices-api.ts';
import { settingsApi } from '../../entities/settings/settings-api.ts';
import { paths } from '../../entities/page/paths.ts';
import type { VendorPage } from '../../entities/page/vendor-page.ts';

const { getProductSettings, listShippingZones, getPaymentSettings, getTaxSettings, getBankAccounts, getHoliday } =
  settingsApi.endpoints;

// The general settings need the vendor's user id, which the layout loads.
const ofTab = (tab: string | null): PageQuery[] => {
  if (tab === 'products') return [ask(getProductSettings)];
  if (tab === 'shipping') return [ask(listShippingZones)];
  if (tab === 'tax') return [ask(getTaxSettings), ask(invoicesApi.endpoints.getInvoiceSettings)];
  if (tab === 'bank') return [ask(getBankAccounts)];
  if (tab === 'holiday') return [ask(getHoliday)];
  return tab === 'payments' ? [ask(getPaymentSettings)] : [];
};

export const settingsPages: VendorPage[] = [
  {
    path: paths.settings,
    permission: 'settings.write',
    load: () => import('./SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
    queries: ({ search }) => ofTab(search.get('tab')),
    sidebar: { name: 'settings', icon: gearIcon },
  },
];
