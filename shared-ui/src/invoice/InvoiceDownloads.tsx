import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../download/DownloadButton.tsx';
import { QueryState, type QueryResult } from '../state/QueryState.tsx';
import type { InvoiceView } from './invoice-view.ts';

interface InvoiceDownloadsProps<Invoice extends InvoiceView> {
  query: QueryResult<readonly Invoice[]>;
  /** Saves the PDF of an invoice. */
  onDownload: (invoice: Invoice) => Promise<unknown>;
  /** False for an order without a future invoice: it was cancelled before it shipped. */
  isExpected: boolean;
}

/** Invoices and credit notes of an order as files; before shipping, a text that says when they come. */
export function InvoiceDownloads<Invoice extends InvoiceView>(props: InvoiceDownloadsProps<Invoice>) {
  const { query, onDownload, isExpected } = props;
  const { t } = useTranslation('kit');
  return (
    <section className="stack" aria-label={t('invoices.title')}>
      <QueryState query={query}>
        {(invoices) =>
          invoices.length === 0 ? (
            <p className="form-text mb-0">{t(isExpected ? 'invoices.comes' : 'invoices.none')}</p>
          ) : (
            <div className="cluster">
              {invoices.map((invoice) => (
                <DownloadButton key={invoice.id} onDownload={() => onDownload(invoice)}>
                  {t(`invoices.pdf.${invoice.kind}`, { number: invoice.invoice_no })}
                </DownloadButton>
              ))}
            </div>
          )
        }
      </QueryState>
    </section>
  );
}
