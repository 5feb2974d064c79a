import { Money } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { CarrierCashPage } from './carriers-api.ts';

/** Totals held by carriers, one per currency. */
export function CarrierTotals({ totals }: Pick<CarrierCashPage, 'totals'>) {
  const { t } = useTranslation('admin-console');
  if (totals.length === 0) return null;
  return (
    <ul className="filter-note cluster list-unstyled mb-0" aria-label={t('carriers.totals')}>
      {totals.map(({ currency, amount, parts }) => (
        <li key={currency}>
          <Money amount={amount} currency={currency} />{' '}
          <span className="text-body-secondary">{t('carriers.parts', { count: parts })}</span>
        </li>
      ))}
    </ul>
  );
}
