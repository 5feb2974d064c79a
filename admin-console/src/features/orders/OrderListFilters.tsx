import { CURRENCIES, type Order } from '@balsam/shared-api';
import { useCurrencyName } from '@balsam/shared-ui';
import { FilterChip, FilterSelect, OrderFilters, SpanFilter } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { CustomerChip } from '../../entities/lists/CustomerChip.tsx';
import { VendorChip } from '../../entities/lists/VendorChip.tsx';
import { CANCELLED, type OrderFilterName, type OrderFilterValues } from './order-filters.ts';

interface OrderListFiltersProps {
  values: OrderFilterValues;
  onChange: (name: OrderFilterName, value: string) => void;
  /** Visible orders, which provide the names of the vendor and customer in the filters. */
  orders: readonly Order[];
}

/** Filters of the orders. Each change takes effect immediately. */
export function OrderListFilters({ values, onChange, orders }: OrderListFiltersProps) {
  const { t } = useTranslation('admin-console');
  const nameOf = useCurrencyName();
  const currencies = CURRENCIES.map((value) => ({ value, label: nameOf(value) }));
  const cancelled = CANCELLED.map((value) => ({ value, label: t(`orders.cancelledStates.${value}`) }));
  return (
    <>
      <OrderFilters values={values} onChange={onChange} />
      <FilterSelect
        label={t('orders.currency')}
        value={values.currency}
        onChange={(currency) => onChange('currency', currency)}
        options={currencies}
        placeholder={t('orders.all')}
      />
      <FilterSelect
        label={t('orders.cancelled')}
        value={values.cancelled}
        onChange={(chosen) => onChange('cancelled', chosen)}
        options={cancelled}
        placeholder={t('orders.all')}
      />
      <SpanFilter from={values.from} to={values.to} onChange={onChange} />
      {values.vendor && <VendorChip name={orders[0]?.vendor.company_name} onClear={() => onChange('vendor', '')} />}
      {values.customer && <CustomerChip name={orders[0]?.user?.full_name} onClear={() => onChange('customer', '')} />}
      {values.buyer && (
        <FilterChip clearText={t('orders.anyBuyer')} onClear={() => onChange('buyer', '')}>
          {t('orders.views.guests')}
        </FilterChip>
      )}
      {values.due && (
        <FilterChip clearText={t('orders.anyRequest')} onClear={() => onChange('due', '')}>
          {t('orders.request')}
        </FilterChip>
      )}
    </>
  );
}
