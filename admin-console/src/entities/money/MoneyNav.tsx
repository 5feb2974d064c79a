import { SectionNav } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { href } from '../page/paths.ts';

const PAGES = [
  ...(['money', 'moneyEntries', 'payouts', 'statements', 'carrierCash', 'bankAccounts', 'moneyAccounts'] as const),
];

/** Navigation between the money pages. */
export function MoneyNav() {
  const { t } = useTranslation('admin-console');
  return (
    <SectionNav
      label={t('money.title')}
      links={PAGES.map((name) => ({ to: href(name), label: t(`money.pages.${name}`) }))}
    />
  );
}
