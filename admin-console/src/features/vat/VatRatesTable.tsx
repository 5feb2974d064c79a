import type { VatRate } from '@balsam/shared-api';
import {
  Badge,
  DataTable,
  formatDay,
  formatRate,
  useLang,
  type BadgeVariant,
  type DataTableColumn,
} from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

const VARIANTS: Record<VatRate['state'], BadgeVariant> = { past: 'secondary', in_force: 'success', future: 'info' };

/** Rates, including past ones; none is ever deleted. */
export function VatRatesTable({ rates }: { rates: readonly VatRate[] }) {
  const { t } = useTranslation('admin-console');
  const lang = useLang();
  const columns: DataTableColumn<VatRate>[] = [
    { id: 'class', header: t('vat.class'), primary: true, cell: ({ vat_class }) => t(`vat.classes.${vat_class}`) },
    { id: 'country', header: t('vat.country'), cell: ({ country }) => t(`vat.countries.${country}`) },
    { id: 'percent', header: t('vat.percent'), align: 'end', cell: ({ percent }) => formatRate(percent, lang) },
    { id: 'from', header: t('vat.from'), cell: ({ from_day }) => formatDay(from_day, lang) },
    {
      id: 'state',
      header: t('vat.state'),
      cell: ({ state }) => <Badge variant={VARIANTS[state]}>{t(`vat.states.${state}`)}</Badge>,
    },
  ];
  return (
    <DataTable
      caption={t('vat.rates')}
      columns={columns}
      rows={rates}
      rowKey={({ country, vat_class, from_day }) => `${country} ${vat_class} ${from_day}`}
    />
  );
}
