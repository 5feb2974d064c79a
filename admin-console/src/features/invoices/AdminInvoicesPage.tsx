import { AllowedLink, activeFilters, useDownloadFileMutation, type AdminInvoice } from '@balsam/shared-api';
import type { DataTableColumn } from '@balsam/shared-ui';
import { INVOICE_FILTERS, InvoicesPage, useListParams } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useListInvoicesQuery } from '../../entities/invoices/invoices-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Invoices and credit notes of customers, and commission invoices of vendors. */
export function AdminInvoicesPage() {
  const { t } = useTranslation('admin-console');
  const { page, perPage, values } = useListParams(INVOICE_FILTERS);
  const query = useListInvoicesQuery({ page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const vendor: DataTableColumn<AdminInvoice> = {
    id: 'vendor',
    header: t('orders.vendor'),
    cell: ({ vendor: { id, company_name: name } }) => (
      <AllowedLink permission="vendors.read" to={href('editVendor', { id })}>
        <bdi>{name}</bdi>
      </AllowedLink>
    ),
  };
  return (
    <InvoicesPage
      listKey="admin-invoices"
      query={query}
      onDownload={({ id }) => download({ url: `admin/invoices/${id}.pdf` }).unwrap()}
      onExport={(filters) => download({ url: 'admin/invoices.csv', params: activeFilters(filters) }).unwrap()}
      orderLink={(number) => (
        <AllowedLink permission="orders.read" to={href('orders', { number })}>
          {number}
        </AllowedLink>
      )}
      vendorColumns={[vendor]}
    />
  );
}
