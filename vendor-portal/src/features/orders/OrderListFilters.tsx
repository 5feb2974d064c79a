import type { Order } from '@balsam/shared-api';
import { FilterChip, OrderFilters, SpanFilter } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { OrderFilterName, OrderFilterValues } from '../../entities/orders/order-filters.ts';
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
      <SpanFilter from={values.from} to={values.to} onChange={onChange} />
      <DueChips value={values.due} onChange={(due) => onChange('due', due)} />
      {values.customer && (
        <FilterChip clearText={t('orders.ofAll')} onClear={() => onChange('customer', '')}>
          {name ? t('orders.ofCustomer', { name }) : t('orders.oneCustomer')}
        </FilterChip>
      )}
    </>
  );
}
