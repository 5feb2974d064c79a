import { useDownloadFileMutation, type Order } from '@balsam/shared-api';
import { ButtonLink, DownloadButton, printerIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useListVendorOrderInvoicesQuery } from '../../entities/invoices/invoices-api.ts';
import { href } from '../../entities/page/paths.ts';

/**
 * Documents of a parcel, each on its own page for printing. The label needs a scheduled pickup. Once the invoice is
 * issued, it replaces the summary.
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
