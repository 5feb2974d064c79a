import { useDownloadFileMutation, usePreferCurrency } from '@balsam/shared-api';
import { readVatReportQuery, VatReportPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useGetVendorVatReportQuery } from './vat-report-api.ts';

/** Output VAT on the vendor's sales, for the VAT return. */
export function VendorVatReportPage() {
  const { t } = useTranslation('vendor-portal');
  const [search] = useSearchParams();
  const query = useGetVendorVatReportQuery(readVatReportQuery(search));
  const [download] = useDownloadFileMutation();
  const prefer = usePreferCurrency();
  return (
    <>
      <Link to={href('reports')}>{t('reports.back')}</Link>
      <VatReportPage
        query={query}
        onCurrency={prefer}
        onDownload={({ from, to, currency }) =>
          download({ url: 'vendor/reports/vat.csv', params: { from, to, currency } }).unwrap()
        }
      />
    </>
  );
}
