import { useDownloadFileMutation, type Order } from '@balsam/shared-api';
import { ButtonLink, DownloadButton, printerIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useListVendorOrderInvoicesQuery } from '../../entities/invoices/invoices-api.ts';
import { href } from '../../entities/page/paths.ts';

/**
 * The papers that go with a parcel, each a page to print. There is a label once a carrier is to fetch it; the invoice, once it
 * is issued, takes the place of the summary.
 */
export function OrderPapers({ order: { id, order_sub_no: slug, tracking_id } }: { order: Order }) {
  const { t } = useTranslation('vendor-portal');
  const { data: invoices = [] } = useListVendorOrderInvoicesQuery(id);
  const [download] = useDownloadFileMutation();
  const issued = invoices.findLast(({ kind }) => kind === 'invoice');
  const papers = [
    { name: 'packing-slip', to: href('packingSlip', { slug }) },
    ...(issued ? [] : [{ name: 'invoice' as const, to: href('invoice', { slug }) }]),
    ...(tracking_id ? [{ name: 'label' as const, to: href('label', { slug }) }] : []),
  ] as const;
  return (
    <nav className="cluster" aria-label={t('papers.list')}>
      {papers.map(({ name, to }) => (
        <ButtonLink key={name} to={to} variant="outline" icon={printerIcon}>
          {t(`papers.names.${name}`)}
        </ButtonLink>
      ))}
      {issued && (
        <DownloadButton onDownload={() => download({ url: `vendor/invoices/${issued.invoice_no}.pdf` }).unwrap()}>
          {t('papers.issued')}
        </DownloadButton>
      )}
    </nav>
  );
}
