import { ORDER_STATUSES, useDownloadFileMutation, type Order } from '@balsam/shared-api';
import { InvoiceDownloads } from '@balsam/shared-ui';
import { useListInvoicesQuery } from '../../entities/invoices/invoices-api.ts';

/** Invoices of a sub-order, as downloads. */
export function OrderInvoices({ order: { order_sub_no: search, status } }: { order: Order }) {
  const { data, ...query } = useListInvoicesQuery({ page: 1, search });
  const [download] = useDownloadFileMutation();
  return (
    <InvoiceDownloads
      query={{ ...query, data: data?.rows }}
      isExpected={ORDER_STATUSES[status].phase === 'preparing'}
      onDownload={({ id }) => download({ url: `admin/invoices/${id}.pdf` }).unwrap()}
    />
  );
}
