import type { Order } from '@balsam/shared-api';
import { Icon, OrderFilters } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { OrderFilterName, OrderFilterValues } from '../../orders/orderFilters.ts';
import { DayFilter } from './DayFilter.tsx';
import { DueChips } from './DueChips.tsx';

interface OrderListFiltersProps {
  values: OrderFilterValues;
  onChange: (name: OrderFilterName, value: string) => void;
  /** The orders in sight, which know the name of the customer that the list is narrowed to. */
  orders: readonly Order[];
}

/** All that the orders can be narrowed by. Each change takes effect at once. */
export function OrderListFilters({ values, onChange, orders }: OrderListFiltersProps) {
  const { t } = useTranslation('vendor-portal');
  const name = orders[0]?.user?.full_name;
  return (
    <>
      <OrderFilters values={values} onChange={onChange} />
      <DayFilter label={t('orders.from')} value={values.from} onChange={(day) => onChange('from', day)} />
      <DayFilter label={t('orders.to')} value={values.to} onChange={(day) => onChange('to', day)} />
      <DueChips value={values.due} onChange={(due) => onChange('due', due)} />
      {values.customer && (
        <button type="button" className="chip customer-chip" onClick={() => onChange('customer', '')}>
          {name ? t('orders.ofCustomer', { name }) : t('orders.oneCustomer')}
          <Icon name="x-lg" />
          <span className="visually-hidden">{t('orders.ofAll')}</span>
        </button>
      )}
    </>
  );
}
