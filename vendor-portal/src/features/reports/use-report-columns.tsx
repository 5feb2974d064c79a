import { AllowedLink, type Currency, type ReportRow } from '@balsam/shared-api';
import { Bdi, DateTime, formatNumber, Money, StatusBadge, useLang, type DataTableColumn } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';

const AMOUNTS = ['sub_total', 'discount', 'shipping_cost', 'returned', 'tax_amount', 'net'] as const;

/** Columns of a sales report: order, customer, and the amounts that make up the total. */
export function useReportColumns(currency: Currency): DataTableColumn<ReportRow>[] {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  return [
    {
      id: 'number',
      header: t('reports.order'),
      cell: ({ order_sub_no, customer }) => (
        <span className="cell-stack">
          <AllowedLink permission="orders.read" to={href('order', { slug: order_sub_no })} className="order-code">
            <Bdi>{order_sub_no}</Bdi>
          </AllowedLink>
          <bdi className="text-secondary">{customer}</bdi>
        </span>
      ),
      primary: true,
    },
    { id: 'date', header: t('reports.date'), cell: ({ placed_at }) => <DateTime value={placed_at} /> },
    { id: 'status', header: t('reports.status'), cell: ({ status }) => <StatusBadge status={status} /> },
    { id: 'units', header: t('reports.tiles.units'), cell: ({ units }) => formatNumber(units, lang), align: 'end' },
    ...AMOUNTS.map((key): DataTableColumn<ReportRow> => ({
      id: key,
      header: t(`reports.${key}`),
      cell: (row) => <Money amount={row[key]} currency={currency} />,
      align: 'end',
    })),
  ];
}
