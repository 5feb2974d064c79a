import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../download/DownloadButton.tsx';
import type { InvoiceView } from '../../invoice/invoice-view.ts';
import { SearchBox } from '../../form/SearchBox.tsx';
import type { QueryResult } from '../../state/QueryState.tsx';
import type { DataTableColumn } from '../../table/DataTable.tsx';
import { ConsoleListPage, type ListPage } from '../list/ConsoleListPage.tsx';
import { FilterSelect } from '../list/FilterSelect.tsx';
import { SpanFilter } from '../list/DayFilter.tsx';
import { useListParams, type ListFilters } from '../list/use-list-params.ts';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

/** `search`: part of an invoice or order number; `from` and `to` are days in Riyadh. */
export const INVOICE_FILTERS = {
  search: 'text',
  kind: ['invoice', 'credit_note'],
  issuer: ['vendor', 'platform'],
  from: 'text',
  to: 'text',
} as const satisfies ListFilters<string>;

interface InvoicesPageProps<Invoice extends InvoiceView> {
  /** Storage key of the person's column choice. */
  listKey: string;
  query: QueryResult<ListPage<Invoice>>;
  /** Saves the PDF of an invoice. */
  onDownload: (invoice: Invoice) => Promise<unknown>;
  /** Saves a table of all invoices that match the filters. */
  onExport: (filters: Record<keyof typeof INVOICE_FILTERS, string>) => Promise<unknown>;
  /** Link to an order, by its number. */
  orderLink: (number: string) => ReactNode;
  /** Extra columns for a reader of several vendors' invoices. */
  vendorColumns?: readonly DataTableColumn<Invoice>[];
}

/** Invoices and credit notes, each as a file, and all of them as a table. */
export function InvoicesPage<Invoice extends InvoiceView>(props: InvoicesPageProps<Invoice>) {
  const { listKey, query, onDownload, onExport, orderLink, vendorColumns = [] } = props;
  const { t } = useTranslation('kit');
  const { page, pageSize, values, isFiltered, setValue, setPage } = useListParams(INVOICE_FILTERS);
  const columns = useInvoiceColumns({ onDownload, orderLink, vendorColumns });
  return (
    <ConsoleListPage
      title={t('invoices.title')}
      listKey={listKey}
      filters={
        <>
          <SearchBox value={values.search} onChange={(text) => setValue('search', text)} label={t('invoices.search')} />
          <FilterSelect
            label={t('invoices.kind')}
            value={values.kind}
            onChange={(kind) => setValue('kind', kind)}
            options={INVOICE_FILTERS.kind.map((value) => ({ value, label: t(`invoices.kinds.${value}`) }))}
            placeholder={t('invoices.everyKind')}
          />
          <FilterSelect
            label={t('invoices.issuer')}
            value={values.issuer}
            onChange={(issuer) => setValue('issuer', issuer)}
            options={INVOICE_FILTERS.issuer.map((value) => ({ value, label: t(`invoices.issuers.${value}`) }))}
            placeholder={t('invoices.everyIssuer')}
          />
          <SpanFilter from={values.from} to={values.to} onChange={setValue} />
        </>
      }
      actions={<DownloadButton onDownload={() => onExport(values)}>{t('invoices.export')}</DownloadButton>}
      query={query}
      columns={columns}
      loadingText={t('invoices.loading')}
      emptyText={t(isFiltered ? 'invoices.noMatch' : 'invoices.empty')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    />
  );
}
