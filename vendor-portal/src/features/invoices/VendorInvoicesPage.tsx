import { activeFilters, AllowedLink, useDownloadFileMutation } from '@balsam/shared-api';
import { INVOICE_FILTERS, InvoicesPage, useListParams } from '@balsam/shared-ui/console';
import { useListVendorInvoicesQuery } from '../../entities/invoices/invoices-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Invoices for the vendor's sales and for the commission. */
export function VendorInvoicesPage() {
  const { page, perPage, values } = useListParams(INVOICE_FILTERS);
  const query = useListVendorInvoicesQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  return (
    <InvoicesPage
      listKey="vendor-invoices"
      query={query}
      onDownload={({ invoice_no: number }) => download({ url: `vendor/invoices/${number}.pdf` }).unwrap()}
      onExport={(filters) => download({ url: 'vendor/invoices.csv', params: activeFilters(filters) }).unwrap()}
      orderLink={(slug) => (
        <AllowedLink permission="orders.read" to={href('order', { slug })}>
          {slug}
        </AllowedLink>
      )}
    />
  );
}
