import { useDownloadFileMutation, usePreferCurrency } from '@balsam/shared-api';
import { readVatReportQuery, VatReportPage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { href } from '../../../entities/page/paths.ts';
import { useGetVendorVatReportQuery } from './vat-report-api.ts';

/** What of the vendor's sales is value added tax, for the vendor's tax return. */
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
