import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../list/FilterSelect.tsx';
import type { ListFilters } from '../list/use-list-params.ts';
import { SearchBox } from '../../form/SearchBox.tsx';
import { STATUS_CODES } from '../../badge/order-statuses.ts';
import { useOrderStatusOptions } from './use-order-status-options.ts';

/** Filters of a console's orders list. Status 5 matches both cancellations, 6 only those with a refund. */
export const ORDER_FILTERS = {
  search: 'text',
  status: STATUS_CODES.map(({ code }) => code),
} satisfies ListFilters<string>;

type OrderFilter = keyof typeof ORDER_FILTERS;

interface OrderFiltersProps {
  values: Record<OrderFilter, string>;
  onChange: (name: OrderFilter, value: string) => void;
}

/** Search box and status filter of a console's orders list. */
export function OrderFilters({ values, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('kit');
  return (
    <>
      <SearchBox
        value={values.search}
        onChange={(text) => onChange('search', text)}
        label={t('order.list.search')}
        delay={0}
      />
      <FilterSelect
        label={t('order.list.status')}
        value={values.status}
        onChange={(status) => onChange('status', status)}
        options={useOrderStatusOptions()}
        placeholder={t('order.list.chooseStatus')}
      />
    </>
  );
}
