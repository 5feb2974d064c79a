import { useDownloadFileMutation, usePreferCurrency } from '@balsam/shared-api';
import type { DataTableColumn } from '@balsam/shared-ui';
import { VatReportPage, type VatReportRowView } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { VendorChip } from '../../../entities/lists/VendorChip.tsx';
import { href } from '../../../entities/page/paths.ts';
import { readAdminVatReportQuery, useGetAdminVatReportQuery } from './vat-report-api.ts';

/** VAT report on the sales of all vendors; can be filtered by vendor. */
export function AdminVatReportPage() {
  const { t } = useTranslation('admin-console');
  const [search, setSearch] = useSearchParams();
  const asked = readAdminVatReportQuery(search);
  const query = useGetAdminVatReportQuery(asked);
  const [download] = useDownloadFileMutation();
  const prefer = usePreferCurrency();

  const searchFor = (vendorId: number | null) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (vendorId === null) next.delete('vendor_id');
    else next.set('vendor_id', String(vendorId));
    return next;
  };
  const vendor: DataTableColumn<VatReportRowView> = {
    id: 'vendor',
    header: t('orders.vendor'),
    cell: ({ vendor_id, company_name }) => (
      <Link to={{ search: String(searchFor(vendor_id)) }}>
        <bdi>{company_name}</bdi>
      </Link>
    ),
  };
  return (
    <>
      <Link to={href('vat')}>{t('vat.title')}</Link>
      <VatReportPage
        query={query}
        onCurrency={prefer}
        onDownload={({ from, to, currency }) => {
          const params = { from, to, currency, vendor_id: asked.vendor_id || undefined };
          return download({ url: 'admin/reports/vat.csv', params }).unwrap();
        }}
        vendorColumns={[vendor]}
        filters={
          asked.vendor_id !== '' && (
            <VendorChip name={query.data?.rows[0]?.company_name} onClear={() => setSearch(searchFor(null))} />
          )
        }
      />
    </>
  );
}
