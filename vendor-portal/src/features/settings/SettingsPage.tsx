import { Tabs, useTabParam } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { BankTab } from './bank/BankTab.tsx';
import { GeneralTab } from './general/GeneralTab.tsx';
import { HolidayTab } from './holiday/HolidayTab.tsx';
import { PaymentsTab } from './payments/PaymentsTab.tsx';
import { ProductsTab } from './products/ProductsTab.tsx';
import { ShippingTab } from './shipping/ShippingTab.tsx';
import { TaxTab } from './tax/TaxTab.tsx';
import './settings.css';

const TABS = ['general', 'products', 'shipping', 'payments', 'tax', 'bank', 'holiday'] as const;
const CONTENTS = {
  general: GeneralTab,
  products: ProductsTab,
  shipping: ShippingTab,
  payments: PaymentsTab,
  tax: TaxTab,
  bank: BankTab,
  holiday: HolidayTab,
};

/** Store settings. Only one tab is mounted at a time, so leaving a form asks about unsaved changes. */
export function SettingsPage() {
  const { t } = useTranslation('vendor-portal');
  const { value, onChange } = useTabParam(TABS);
  const Content = CONTENTS[value];
  return (
    <ConsolePage title={t('settings.title')}>
      <Tabs
        label={t('settings.title')}
        className="vp-settings"
        tabs={TABS.map((id) => ({
          id,
          label: t(`settings.tabs.${id}`),
          content: id === value && <Content />,
        }))}
        value={value}
        onChange={onChange}
      />
    </ConsolePage>
  );
}
