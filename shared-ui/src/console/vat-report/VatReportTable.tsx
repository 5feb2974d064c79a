import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import { Pager } from '../../pager/Pager.tsx';
import { useLastPage, type TurnTo } from '../../pager/use-last-page.ts';
import { DataTable, type DataTableColumn } from '../../table/DataTable.tsx';
import type { VatReportRowView, VatReportView } from './vat-report-view.ts';

interface VatReportTableProps {
  report: VatReportView;
  vendorColumns?: readonly DataTableColumn<VatReportRowView>[];
  page: number;
  onPageChange: TurnTo;
}

/** Sales by class and rate, with totals over all pages. */
export function VatReportTable({ report, vendorColumns = [], page, onPageChange }: VatReportTableProps) {
  const { t } = useTranslation('kit');
  const { rows, meta, totals, currency } = report;
  const columns = useVatReportColumns(report);
  const lastPage = useLastPage(page, meta, onPageChange);
  return (
    <>
      <DataTable
        caption={t('vatReport.rows')}
        columns={[...vendorColumns, ...columns]}
        rows={rows}
        rowKey={({ vendor_id, tax_issuer, country, kind, percent }) =>
          `${vendor_id} ${tax_issuer} ${country} ${kind} ${percent}`
        }
        emptyText={t('vatReport.empty')}
        totals={{
          kind: t('vatReport.all'),
          taxable: <Money amount={totals.taxable} currency={currency} />,
          vat: <Money amount={totals.vat} currency={currency} />,
        }}
      />
      <Pager page={page} lastPage={lastPage} onPageChange={onPageChange} variant="console" />
    </>
  );
}

function useVatReportColumns({ currency }: VatReportView): DataTableColumn<VatReportRowView>[] {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return [
    { id: 'kind', header: t('vatReport.kind'), primary: true, cell: ({ kind }) => t(`vatReport.kinds.${kind}`) },
    {
      id: 'country',
      header: t('vatReport.country'),
      cell: ({ country }) => (country ? t(`vatReport.countries.${country}`) : t('vatReport.noCountry')),
    },
    { id: 'percent', header: t('vatReport.rate'), align: 'end', cell: ({ percent }) => formatRate(percent, lang) },
    {
      id: 'issuer',
      header: t('vatReport.issuer'),
      cell: ({ tax_issuer }) => t(`vatReport.issuers.${tax_issuer}`),
    },
    { id: 'orders', header: t('vatReport.orders'), align: 'end', cell: ({ orders }) => formatNumber(orders, lang) },
    {
      id: 'taxable',
      header: t('vatReport.taxable'),
      align: 'end',
      cell: ({ taxable }) => <Money amount={taxable} currency={currency} />,
    },
    {
      id: 'vat',
      header: t('vatReport.vat'),
      align: 'end',
      cell: ({ vat }) => <Money amount={vat} currency={currency} />,
    },
  ];
}
