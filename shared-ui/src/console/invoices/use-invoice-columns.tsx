import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../download/DownloadButton.tsx';
import { formatDate } from '../../format/format.ts';
import { Money } from '../../format/Money.tsx';
import { useLang } from '../../format/use-lang.ts';
import type { InvoiceView } from '../../invoice/invoice-view.ts';
import type { DataTableColumn } from '../../table/DataTable.tsx';

interface InvoiceColumns<Invoice> {
  onDownload: (invoice: Invoice) => Promise<unknown>;
  orderLink: (number: string) => ReactNode;
  vendorColumns: readonly DataTableColumn<Invoice>[];
}

/** Columns of a list of invoices; the last one downloads the file. */
export function useInvoiceColumns<Invoice extends InvoiceView>({
  onDownload,
  orderLink,
  vendorColumns,
}: InvoiceColumns<Invoice>): DataTableColumn<Invoice>[] {
  const { t } = useTranslation('kit');
  const lang = useLang();
  return [
    {
      id: 'number',
      header: t('invoices.number'),
      primary: true,
      cell: ({ invoice_no: number }) => <bdi>{number}</bdi>,
    },
    { id: 'kind', header: t('invoices.kind'), cell: ({ kind }) => t(`invoices.kinds.${kind}`) },
    { id: 'form', header: t('invoices.form'), optional: true, cell: ({ form }) => t(`invoices.forms.${form}`) },
    { id: 'issuer', header: t('invoices.issuer'), cell: ({ issuer }) => t(`invoices.issuers.${issuer}`) },
    ...vendorColumns,
    {
      id: 'order',
      header: t('invoices.order'),
      cell: ({ order_sub_no: number }) => (number === null ? t('invoices.commission') : orderLink(number)),
    },
    { id: 'issued', header: t('invoices.issued'), cell: ({ issued_at: at }) => formatDate(at, lang) },
    {
      id: 'vat',
      header: t('invoices.vat'),
      align: 'end',
      cell: ({ vat, currency }) => <Money amount={vat} currency={currency} />,
    },
    {
      id: 'total',
      header: t('invoices.total'),
      align: 'end',
      cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
    },
    {
      id: 'file',
      header: t('invoices.file'),
      hideHeader: true,
      align: 'end',
      cell: (invoice) => (
        <DownloadButton
          size="sm"
          aria-label={t(`invoices.pdf.${invoice.kind}`, { number: invoice.invoice_no })}
          onDownload={() => onDownload(invoice)}
        >
          {t('invoices.file')}
        </DownloadButton>
      ),
    },
  ];
}
