import { usePermissions } from '@balsam/shared-api';
import { ButtonLink, Tabs, useTabParam } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandTab } from './BrandTab.tsx';
import { CheckoutTab } from './CheckoutTab.tsx';
import { CompanyTab } from './CompanyTab.tsx';
import { ContactTab } from './ContactTab.tsx';
import { GeneralTab } from './GeneralTab.tsx';
import { MoneyTab } from './MoneyTab.tsx';
import { PromisesTab } from './PromisesTab.tsx';
import { SecondFactorTab } from './SecondFactorTab.tsx';
import { ShippingTab } from './ShippingTab.tsx';
import { SocialTab } from './SocialTab.tsx';
import { href } from '../../entities/page/paths.ts';

const SHOP = ['general', 'brand', 'company', 'contact', 'social', 'promises', 'shipping', 'checkout', 'money'] as const;
const WITH_TEAM = [...SHOP, 'secondFactor'] as const;
type Tab = (typeof WITH_TEAM)[number];

const PARTS: Record<Tab, ComponentType> = {
  general: GeneralTab,
  brand: BrandTab,
  company: CompanyTab,
  contact: ContactTab,
  social: SocialTab,
  promises: PromisesTab,
  shipping: ShippingTab,
  checkout: CheckoutTab,
  money: MoneyTab,
  secondFactor: SecondFactorTab,
};

/** Platform settings. Only the active tab is mounted, so that leaving it asks about unsaved changes. */
export function SettingsPage() {
  const { t } = useTranslation('admin-console');
  const shown = usePermissions()('team.manage') ? WITH_TEAM : SHOP;
  const { value, onChange } = useTabParam<Tab>(shown);
  const Part = PARTS[value];
  const tabs = shown.map((id) => ({ id, label: t(`settings.tabs.${id}`), content: id === value ? <Part /> : null }));
  return (
    <ConsolePage
      title={t('settings.title')}
      actions={
        <ButtonLink to={href('opening')} variant="outline">
          {t('opening.title')}
        </ButtonLink>
      }
    >
      <Tabs className="stack" label={t('settings.title')} tabs={tabs} value={value} onChange={onChange} />
    </ConsolePage>
  );
}
