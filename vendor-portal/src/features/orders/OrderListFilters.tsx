import type { Order } from '@balsam/shared-api';
import { FilterChip, OrderFilters, SpanFilter } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import type { OrderFilterName, OrderFilterValues } from '../../entities/orders/order-filters.ts';
import { DueChips } from './DueChips.tsx';

interface OrderListFiltersProps {
  values: OrderFilterValues;
  onChange: (name: OrderFilterName, value: string) => void;
  /** Orders on the page; they supply the name of the customer in the filter. */
  orders: readonly Order[];
}

/** Filters of the orders list. Each change takes effect immediately. */
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
