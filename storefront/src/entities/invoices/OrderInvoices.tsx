import { ORDER_STATUSES, useDownloadFileMutation, type Order } from '@balsam/shared-api';
import { InvoiceDownloads } from '@balsam/shared-ui';
import { useListOrderInvoicesQuery } from './invoices-api.ts';

/** Invoices of one sub-order, each as a file. */
export function OrderInvoices({ order: { id, status } }: { order: Order }) {
  const query = useListOrderInvoicesQuery(id);
  const [download] = useDownloadFileMutation();
  return (
    <InvoiceDownloads
      query={query}
      isExpected={ORDER_STATUSES[status].phase === 'preparing'}
      onDownload={({ invoice_no: number }) => download({ url: `orders/${id}/invoices/${number}.pdf` }).unwrap()}
    />
  );
}
