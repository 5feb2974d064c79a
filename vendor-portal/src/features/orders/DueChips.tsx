import { useTranslation } from 'react-i18next';
import { DUE } from '../../entities/orders/order-filters.ts';

interface DueChipsProps {
  /** One of DUE, or '' for all orders. */
  value: string;
  onChange: (due: string) => void;
}

/** Work queues as filter chips. Clicking the active chip shows all orders again. */
export function DueChips({ value, onChange }: DueChipsProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    <div className="cluster due-chips" role="group" aria-label={t('orders.due.title')}>
      {DUE.map((due) => (
        <button
          key={due}
          type="button"
          className="chip"
          aria-pressed={value === due}
          onClick={() => onChange(value === due ? '' : due)}
        >
          {t(`orders.due.${due}`)}
        </button>
      ))}
    </div>
  );
}
